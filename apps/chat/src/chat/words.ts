import type { ChatRow } from '@toam/contracts/chat/chat.schema';
import { chatConsoleText as text } from './chat-console.text';
import { dayOf } from '@toam/domain/day';
import { formatDate } from '@toam/ui/core';

/** 'Chị Lê Thị Mỹ Duyên' */
export const addressed = ({ sex, name }: Pick<ChatRow, 'sex' | 'name'>): string => `${text.address[sex]} ${name}`;

/** 'Chị Mỹ Duyên', for narrow places: the words by which she is called. */
export const addressedShort = ({ sex, name }: Pick<ChatRow, 'sex' | 'name'>): string =>
  addressed({ sex, name: name.trim().split(/\s+/).slice(-2).join(' ') });

const day = 86_400_000;

/** A day as people say it: 'Hôm nay', 'Hôm qua', '18/11', '02/03/2025'. Times are epoch milliseconds. */
export function dayName(moment: number, now: number): string {
  const date = formatDate(moment / 1000);
  if (date === formatDate(now / 1000)) return text.today;
  if (date === formatDate((now - day) / 1000)) return text.yesterday;
  return date.slice(6) === formatDate(now / 1000).slice(6) ? date.slice(0, 5) : date;
}

/** Whether both are on one day in Vietnam. */
export const isSameDay = (one: number, other: number): boolean => dayOf(one / 1000) === dayOf(other / 1000);
