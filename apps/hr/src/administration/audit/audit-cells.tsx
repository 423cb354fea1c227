import type { AuditNoun } from '@toam/contracts/audit/audit';
import type { AuditRow } from '@toam/contracts/audit/audit.endpoints';
import { auditActionText, auditNounText, auditText as text, revealPlaceText } from '@toam/contracts/audit/audit.text';
import {
  Avatar,
  formatAgo,
  formatNumber,
  NoValue,
  Row,
  Stack,
  StatusTag,
  Text,
  type Tone,
  TwoLines,
} from '@toam/ui/core';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import * as css from './audit.module.css';

/** Label of the actor. Without a signed-in user it is a visitor of the website or the system. */
export const actorName = ({ user, job }: Pick<AuditRow, 'user' | 'job'>): string =>
  user?.name ?? (job ? text.system : text.visitor);

export const ActorName = ({ row }: { row: Pick<AuditRow, 'user' | 'job'> }) => (
  <Row as="span" gap={8} width="100%">
    {row.user && <Avatar id={row.user.id} name={row.user.name} image={row.user.avatar} size={28} decorative />}
    <TwoLines flex={1}>
      <span className="ellipsis" title={actorName(row)}>
        {actorName(row)}
      </span>
      {row.job && row.user && <span className="ellipsis">{text.byJob}</span>}
    </TwoLines>
  </Row>
);

/** Highlights actions that remove data or show hidden data. */
const tones: Partial<Record<AuditRow['action'], Tone>> = {
  delete: 'error',
  reject: 'error',
  lock: 'error',
  export: 'warning',
  phone_reveal: 'warning',
  image_archive: 'warning',
  create: 'success',
  restore: 'success',
  approve: 'success',
  unlock: 'success',
};

export const ActionTag = ({ action }: Pick<AuditRow, 'action'>) => (
  <StatusTag tone={tones[action] ?? 'neutral'}>{auditActionText[action]}</StatusTag>
);

/** "Bất động sản #12", or the number of records. */
export function subjectLabel({ noun, record_id, count }: Pick<AuditRow, 'noun' | 'record_id' | 'count'>): string {
  if (record_id !== null) return `${auditNounText[noun]} #${record_id}`;
  return count > 1
    ? text.records(formatNumber(count), auditNounText[noun].toLocaleLowerCase('vi'))
    : auditNounText[noun];
}

/** The record's kind and code above its name, which links to its screen. */
export function Subject({ row }: { row: AuditRow }) {
  const { noun, record_id, record_name } = row;
  const path = record_id === null ? null : recordPath(noun, record_id);
  const words = subjectLabel(row);
  return (
    <TwoLines flex={1}>
      <span className="ellipsis" title={words}>
        {path ? (
          <Link to={path} className={css.record} tabIndex={-1} onClick={(event) => event.stopPropagation()}>
            {words}
          </Link>
        ) : (
          words
        )}
      </span>
      {record_name && (
        <span className="ellipsis" title={record_name}>
          {record_name}
        </span>
      )}
    </TwoLines>
  );
}

/** "Bất động sản 20 · Nhu cầu 3": where phone numbers were revealed, and how many. D107. */
export const revealedLabel = (told: AuditRow['told']): string =>
  told.map(({ place, count }) => text.toldAt(revealPlaceText[place], formatNumber(count))).join(' · ');

/** The first changes in words, and how many more there are. For revealed numbers: the places. */
export function Summary({ row: { changes, change_count, told } }: { row: AuditRow }) {
  const summary = { size: 12, tone: 'text2', lines: 2 } as const;
  if (told.length > 0) return <Text {...summary}>{revealedLabel(told)}</Text>;
  if (changes.length === 0) return <NoValue />;
  const words = changes.map(({ text: words }) => words).join(' · ');
  const more = change_count - changes.length;
  return (
    <Text {...summary} title={words}>
      {words}
      {more > 0 && <Text tone="text3"> {text.moreChanges(more)}</Text>}
    </Text>
  );
}

/** An entry on a phone: who did what to which record, and the first changes. */
export const AuditCard = ({ row }: { row: AuditRow }) => (
  <Stack as="article" gap={2}>
    <Row gap={8}>
      <Text as="b" flex={1} size={14} weight={600} ellipsis>
        {actorName(row)}
      </Text>
      <Text as="time" flex="none" size={12} tone="text3">
        {formatAgo(row.created_at)}
      </Text>
    </Row>
    <Row gap={8} size={13}>
      <ActionTag {...row} />
      <span className="ellipsis">{subjectLabel(row)}</span>
    </Row>
    {row.record_name && (
      <Text size={12} tone="text2" ellipsis>
        {row.record_name}
      </Text>
    )}
    {row.changes.length > 0 && <Summary row={row} />}
  </Stack>
);

/** Which records have a screen; those of other remotes by URL. */
const screens: Partial<Record<AuditNoun, (id: number) => string>> = {
  house: (id) => `/house/${id}`,
  customer: (id) => `/customer/${id}`,
  request: (id) => `/request/list?need=${id}`,
  contact: (id) => `/customer-contacts?open=${id}`,
  user: paths.staffOf,
  dictionary: () => paths.dictionary,
  form_type: () => paths.formTypes,
  transaction: (id) => `/bussiness/transaction?tab=detail&open=${id}`,
  receipt: (id) => `/bussiness/transaction?tab=receipt&record=${id}`,
  coupon: (id) => `/bussiness/transaction?tab=coupon&record=${id}`,
  cancel_bill: (id) => `/bussiness/transaction?tab=cancel&record=${id}`,
  old_transaction: (id) => `/bussiness/transaction?tab=old&record=${id}`,
  project: (id) => `/project/${id}`,
  blog: (id) => `/blog/edit/${id}`,
  article: (id) => `/knowledge?article=${id}`,
  accumulation: (id) => `/bussiness/accumulation?open=${id}`,
  target: () => '/bussiness/first-value',
};

/** The screen of a record; null if it has none. */
export const recordPath = (noun: AuditNoun, id: number): string | null => screens[noun]?.(id) ?? null;
