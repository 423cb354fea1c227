import type { ExportKind as Kind } from '@toam/contracts/export/export.endpoints';
import { auditExport } from '../audit/audit-export.reads';
import { figureExport } from '../business/figure-export.reads';
import { staffStatisticExport } from '../business/staff-statistic-export.reads';
import { statisticExport } from '../business/statistic-export.reads';
import { checkinExport } from '../checkins/checkin-export.reads';
import { customerExport } from '../customers/list/customer-export.reads';
import { dealExport } from '../deals/deal-export.reads';
import { oldTransactionExport } from '../deals/old-transaction-export.reads';
import { billExport, couponExport, receiptExport } from '../deals/paper-exports.reads';
import { transactionExport } from '../deals/transaction-export.reads';
import { houseExport } from '../houses/list/house-export.reads';
import { postExport } from '../posts/post-export.reads';
import { needExport } from '../needs/list/need-export.reads';
import { staffExport } from '../users/list/staff-export.reads';
import type { ExportKind } from '../../sheets/export-kind';

/** Lists that can be exported. A new kind is one line here. */
export const kinds: Record<Kind, ExportKind> = {
  house: houseExport,
  request: needExport,
  customer: customerExport,
  audit: auditExport,
  user: staffExport,
  checkin: checkinExport,
  transaction: transactionExport,
  deal: dealExport,
  receipt: receiptExport,
  coupon: couponExport,
  cancel_bill: billExport,
  old_transaction: oldTransactionExport,
  statistic: statisticExport,
  staff_statistic: staffStatisticExport,
  figure: figureExport,
  post: postExport,
};
