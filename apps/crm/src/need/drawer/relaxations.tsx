import { Cell, Row, Text, Button, formatNumber, ScreenState, Stack, toast } from '@toam/ui/core';
import type { ReactNode } from 'react';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NeedHead, RelaxationOnWire } from '@toam/contracts/need/need-houses.schema';
import { needWishLabel, needWishWord } from '@toam/contracts/need/need.text';
import { needDrawerText as text } from '@toam/contracts/need/need-drawer.text';
import { housePriceText } from '@toam/domain/house/house-price';
import { wantedText } from '@toam/pickers/need/need-labels';
import { Skeleton } from '@toam/ui/detail';
import { LightbulbFilamentIcon } from '@toam/ui/icons';
import { call } from '@toam/api-client/call';
import { changeRequest } from '@toam/contracts/need/need.endpoints';
import { relaxedColumns, type RelaxedWishes } from '@toam/domain/need/need-relaxation';
import * as css from './touch-line.module.css';
import { needHouseQueries } from './need-houses.queries';
import { needQueries } from '../need.queries';

/** "Nâng giá đến 9,45 tỷ", "Thêm Quận Phú Nhuận", "Phòng ngủ từ 2", "Không bắt buộc mặt tiền/hẻm". */
function relaxationText(need: NeedHead, { kind, column, change, names }: RelaxationOnWire): string {
  switch (kind) {
    case 'dearer':
      return text.relaxations.dearer(housePriceText(change.max_price ?? 0, need.purpose));
    case 'cheaper':
      return text.relaxations.cheaper(housePriceText(change.min_price ?? 0, need.purpose));
    case 'neighbour':
      return text.relaxations.neighbour(names.join(', '));
    case 'less':
      return text.relaxations.less(needWishLabel[column], wantedText[column]({ ...need, ...change }));
    case 'optional':
      return text.relaxations.optional(needWishWord[column]);
  }
}

interface CountedLineProps {
  count: string;
  tone?: 'success';
  /** The button. */
  action: ReactNode;
  children: string;
}

/** A line of a list: words, a number of houses, and a button. */
export const CountedLine = ({ count, tone, action, children }: CountedLineProps) => (
  <Row as="li" gap={12} minHeight={48} padY={6} edge="bottomSoft" className={css.line}>
    <Cell as="span">{children}</Cell>
    <Text as="b" tone={tone} weight={600} nowrap>
      {count}
    </Text>
    {action}
  </Row>
);

/** 'Nới lỏng': changes of single wishes, each with the number of houses it adds. One press applies one. */
export function Relaxations({ need }: { need: NeedHead }) {
  const relaxations = useQuery(needHouseQueries.relaxations(need.id));
  return (
    <Stack as="section" gap={4} aria-label={text.relax}>
      <Row as="h3" gap={8} size={14} weight={600}>
        <LightbulbFilamentIcon size={18} color="var(--teal)" />
        {text.relax}
      </Row>
      <ScreenState query={relaxations} skeleton={<Skeleton active paragraph={{ rows: 3 }} title={false} />}>
        {(found) =>
          found.length === 0 ? (
            <Text as="p" top={4} tone="text2">
              {text.noRelaxation}
            </Text>
          ) : (
            <>
              <Text as="p" top={4} tone="text2">
                {text.relaxHint}
              </Text>
              <Text as="ul">
                {found.map((one) => (
                  <Suggestion key={`${one.kind} ${relaxationText(need, one)}`} need={need} one={one} />
                ))}
              </Text>
            </>
          )
        }
      </ScreenState>
    </Stack>
  );
}

type Change = RelaxationOnWire['change'];

/** The changed fields as the call for changing a need takes them. A relaxation changes no others. */
const relaxed = (change: Change) =>
  // Absent means unchanged. An undo cannot clear a price that was empty before, but no relaxation fills an empty price.
  Object.fromEntries(
    relaxedColumns.flatMap((column) => (change[column] === undefined ? [] : [[column, change[column]]])),
  ) as { [Column in keyof RelaxedWishes]: NonNullable<RelaxedWishes[Column]> };

/** The need's current values of the changed fields. */
const before = (need: NeedHead, change: Change): Change =>
  Object.fromEntries(Object.keys(change).map((key) => [key, need[key as keyof Change]]));

/** Applies a relaxation to the need, with an undo for 10 s. If the need changed meanwhile, the API refuses (409). */
function useRelax(need: NeedHead) {
  const queries = useQueryClient();
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: needHouseQueries.of(need.id) });
    await queries.invalidateQueries({ queryKey: needQueries.all });
  };
  const change = async (version: number, what: Change) => {
    const { need: saved } = await call(changeRequest, { body: { request_id: need.id, version, ...relaxed(what) } });
    await refresh();
    return saved.version;
  };
  return useMutation({
    mutationFn: ({ change: what }: RelaxationOnWire) => change(need.version, what),
    onSuccess: (version, one) => {
      toast.undo(text.applied(relaxationText(need, one)), async () => {
        await change(version, before(need, one.change));
        toast.success(text.undone);
      });
    },
  });
}

function Suggestion({ need, one }: { need: NeedHead; one: RelaxationOnWire }) {
  const relax = useRelax(need);
  const what = relaxationText(need, one);
  const gain = formatNumber(one.gain);
  return (
    <CountedLine
      count={text.gain(one.gain_capped ? text.capped(gain) : gain)}
      tone="success"
      action={
        need.may_edit && (
          <Button aria-label={`${text.apply}: ${what}`} loading={relax.isPending} onClick={() => relax.mutate(one)}>
            {text.apply}
          </Button>
        )
      }
    >
      {what}
    </CountedLine>
  );
}
