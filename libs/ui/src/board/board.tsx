import {
  closestCenter,
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragOverEvent,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { boardText } from '@toam/contracts/texts/board';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Row, Stack, Text } from '../layout/layout';
import { mouseActivation, touchActivation } from '../upload/sorting';
import * as css from './board.module.css';
import { placeOf, stepOf, withMove, type CardMove, type Placed } from './placed-cards';

export interface BoardColumn {
  id: number;
  name: string;
  head: ReactNode;
  foot?: ReactNode;
  /** In place of cards: the column loads, failed or is empty. */
  instead?: ReactNode;
  cards: readonly { id: number; name: string }[];
}

interface BoardProps {
  label: string;
  columns: readonly BoardColumn[];
  /** @param isHeld it is the copy that follows the pointer */
  card: (id: number, isHeld: boolean) => ReactNode;
  /** Left out: nothing can be moved. A move is told when the card is dropped. */
  onMove?: ((move: CardMove) => void) | undefined;
}

const cardKey = (id: number) => `card-${id}`;
const columnKey = (id: number) => `column-${id}`;
const idOf = (key: string | number) => Number(String(key).split('-')[1]);

/** The card or column under the pointer; between them, the nearest. */
const collide: CollisionDetection = (asked) => {
  const within = pointerWithin(asked);
  const cards = within.filter(({ id }) => String(id).startsWith('card'));
  if (cards.length > 0) return cards;
  return within.length > 0 ? within : closestCenter(asked);
};

/**
 * Columns of cards, which mouse, touch (after a short hold) and keyboard move: Space lifts a card, arrows move it, Space drops it, Esc puts
 * it back. The focus of a card is its own link.
 */
export default function Board({ label, columns, card, onMove }: BoardProps) {
  const hint = useId();
  const names = new Map(columns.flatMap(({ cards }) => cards.map(({ id, name }) => [id, name] as const)));
  const base: Placed = new Map(columns.map(({ id, cards }) => [id, cards.map((one) => one.id)]));
  const { placed, held, said, pointer, onKeyDown, box } = useHeldCard(base, columns, names, onMove);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: mouseActivation }),
    useSensor(TouchSensor, { activationConstraint: touchActivation }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collide}
      // our own words, in the page's language; dnd-kit's would speak of moves that it does not make
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: boardText.instructions } }}
      onDragStart={({ active }) => pointer.lift(idOf(active.id))}
      onDragOver={pointer.over}
      onDragEnd={pointer.drop}
      onDragCancel={pointer.putBack}
    >
      <Row
        ref={box}
        as="section"
        align="stretch"
        flex={1}
        className={css.board}
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onMove && onKeyDown}
      >
        {columns.map((column) => (
          <Column
            key={column.id}
            column={column}
            ids={placed.get(column.id) ?? []}
            {...{ card, names, held, hint }}
            canMove={onMove !== undefined}
          />
        ))}
      </Row>
      <span id={hint} className="unseen">
        {boardText.instructions}
      </span>
      <span className="unseen" role="status" aria-live="assertive">
        {said}
      </span>
      <DragOverlay dropAnimation={null}>
        {held?.by === 'pointer' && <div className={css.held}>{card(held.move.id, true)}</div>}
      </DragOverlay>
    </DndContext>
  );
}

const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

interface Held {
  move: CardMove;
  by: 'pointer' | 'keys';
}

interface ColumnProps {
  column: BoardColumn;
  ids: readonly number[];
  card: BoardProps['card'];
  names: ReadonlyMap<number, string>;
  held: Held | null;
  /** Id of the keys' description. */
  hint: string;
  canMove: boolean;
}

function Column({ column, ids, card, names, held, hint, canMove }: ColumnProps) {
  const { setNodeRef } = useDroppable({ id: columnKey(column.id), disabled: !canMove });
  return (
    <Stack
      as="section"
      className={css.column}
      aria-label={column.name}
      data-target={held?.move.to === column.id || undefined}
    >
      {column.head}
      <Stack ref={setNodeRef} className={css.cards} flex={1} overflow="scroll">
        {ids.length === 0 && column.instead}
        <SortableContext items={ids.map(cardKey)} strategy={verticalListSortingStrategy}>
          {ids.length > 0 && (
            <Stack as="ul" className={css.list}>
              {ids.map((id, at) => (
                <Place key={id} id={id} name={names.get(id) ?? ''} canMove={canMove} held={held} hint={hint}>
                  {held?.by === 'pointer' && held.move.id === id ? (
                    <Slot words={boardText.place(column.name, at + 1)}>{card(id, false)}</Slot>
                  ) : (
                    card(id, false)
                  )}
                </Place>
              ))}
            </Stack>
          )}
        </SortableContext>
      </Stack>
      {column.foot}
    </Stack>
  );
}

/** Where the card would be dropped: as high as the card. */
const Slot = ({ words, children }: { words: string; children: ReactNode }) => (
  <div className={css.slot}>
    <Text size={12} weight={500} tone="teal" className={css.place}>
      {words}
    </Text>
    <div inert>{children}</div>
  </div>
);

interface PlaceProps extends Pick<ColumnProps, 'held' | 'hint' | 'canMove'> {
  id: number;
  name: string;
  children: ReactNode;
}

function Place({ id, canMove, held, hint, children }: PlaceProps) {
  const { setNodeRef, listeners, transform, transition } = useSortable({ id: cardKey(id), disabled: !canMove });
  const item = useRef<HTMLLIElement>(null);
  // the keys' description belongs to the link that has the focus
  useEffect(() => {
    const link = canMove ? item.current?.querySelector('a') : null;
    link?.setAttribute('aria-describedby', hint);
    return () => link?.removeAttribute('aria-describedby');
  });
  return (
    <li
      ref={(node) => {
        item.current = node;
        setNodeRef(node);
      }}
      className={css.item}
      data-card={id}
      data-lifted={(held?.by === 'keys' && held.move.id === id) || undefined}
      data-movable={canMove || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      {...(canMove && listeners)}
    >
      {children}
    </li>
  );
}

/** The card that is being moved, by pointer or keys, and what is said about it. */
function useHeldCard(
  base: Placed,
  columns: readonly BoardColumn[],
  names: ReadonlyMap<number, string>,
  onMove: BoardProps['onMove'],
) {
  const box = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const [said, say] = useState('');
  // a card that left the board meanwhile is no longer held
  const shown = held && placeOf(base, held.move.id) ? held : null;
  const placed = shown ? withMove(base, shown.move) : base;
  const nameOf = (id: number) => names.get(id) ?? '';
  const columnOf = (id: number) => columns.find((column) => column.id === id)?.name ?? '';

  const lift = (id: number, by: Held['by']) => {
    const move = placeOf(base, id);
    if (!move) return;
    setHeld({ move, by });
    say(boardText.lifted(nameOf(id)));
  };
  const putBack = () => {
    if (shown) say(boardText.putBack(nameOf(shown.move.id)));
    setHeld(null);
  };
  const drop = () => {
    setHeld(null);
    if (!shown) return;
    const { id, to, at } = shown.move;
    say(boardText.dropped(nameOf(id), columnOf(to), at + 1));
    const from = placeOf(base, id);
    if (from?.to !== to || from.at !== at) onMove?.(shown.move);
  };
  const over = ({ active, over: target }: DragOverEvent) => {
    if (!target || !shown || active.id === target.id) return;
    const { id } = shown.move;
    const isColumn = String(target.id).startsWith('column');
    const place = isColumn ? undefined : placeOf(placed, idOf(target.id));
    const to = isColumn ? idOf(target.id) : place?.to;
    if (to === undefined || (isColumn && to === shown.move.to)) return;
    const others = (base.get(to) ?? []).filter((one) => one !== id).length;
    setHeld({ by: 'pointer', move: { id, to, at: place?.at ?? others } });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target : null;
    const id = Number(target?.closest('[data-card]')?.getAttribute('data-card'));
    if (!id || !target?.matches('a') || shown?.by === 'pointer') return;
    const moved = shown && stepOf(base, shown.move, event.key);
    if (event.key === ' ') (shown ? drop : () => lift(id, 'keys'))();
    else if (event.key === 'Escape' && shown) putBack();
    else if (moved) {
      setHeld({ by: 'keys', move: moved });
      const of = (withMove(base, moved).get(moved.to) ?? []).length;
      say(boardText.movedTo(nameOf(id), columnOf(moved.to), moved.at + 1, of));
    } else if (!shown || !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    event.stopPropagation();
  };

  // in another column the card is another element: the focus follows it
  const { id, to, at } = shown?.by === 'keys' ? shown.move : { id: null, to: null, at: null };
  const focused = useRef<number | null>(null);
  useEffect(() => {
    const wanted = id ?? focused.current;
    focused.current = id;
    const link = wanted === null ? null : box.current?.querySelector<HTMLElement>(`[data-card="${wanted}"] a`);
    link?.focus({ preventScroll: true });
    link?.closest('li')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [id, to, at]);

  return {
    ...{ placed, held: shown, said, onKeyDown, box },
    pointer: { lift: (card: number) => lift(card, 'pointer'), over, drop, putBack },
  };
}
