import { businessChangeLabel, type BusinessModel } from './business-labels';

test.each<[BusinessModel, string, string | null, string | null, string]>([
  ['Transaction', 'created_at', null, 'Ghi nhận', 'Ghi nhận'],
  ['Transaction', 'fee_user', '60000000', '60500000', 'Hoa hồng thực lãnh: 60.000.000 đ → 60.500.000 đ'],
  ['Transaction', 'reservation_date', null, '20/11/2026', 'Ngày giữ chỗ: 20/11/2026'],
  ['Transaction', 'note', 'Giảm theo hợp đồng', null, 'Ghi chú: Giảm theo hợp đồng → trống'],
  ['Transaction', 'code', '2611', '2612', 'Mã giao dịch: 2611 → 2612'],
  ['Receipt', 'fee_collect', '0', '900000', 'Số tiền thu: 0 đ → 900.000 đ'],
  ['Coupon', 'deleted_at', null, 'Xoá', 'Xoá'],
  ['Accumulation', 'saleQuantity', '3', '5', 'Nhu cầu bán mới: 3 → 5'],
  ['Target', 'purchase', '60', null, 'Nhu cầu mua: 60 → trống'],
])('a change of %s in %s is read by people', (model, column, old_value, new_value, label) => {
  expect(businessChangeLabel(model, { column, old_value, new_value })).toBe(label);
});
