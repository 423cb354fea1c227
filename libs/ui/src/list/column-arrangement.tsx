import { listText } from '@toam/contracts/texts/list';
import { DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { readNumber } from '@toam/domain/number-input';
import { plain } from '@toam/domain/vietnamese';
import { isEnter } from '@toam/platform/enter-key';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { numberProblemText } from '../fields/number-problem';
import { DotsSixVerticalIcon, MagnifyingGlassIcon } from '../icons';
import { PlainButton, Row, Stack, Text } from '../layout/layout';
import { Input } from '../input/input';
import { narrowestColumn, type ColumnPlace } from './column-layout';
import * as css from './column-settings.module.css';
import type { ColumnLayout } from './use-column-layout';

const widestColumn = 800;

interface ColumnArrangementProps {
  layout: Pick<ColumnLayout<never>, 'places' | 'isCustom' | 'change' | 'move' | 'reset'> & {
    columns: readonly { key: string; title: string }[];
  };
  onClose: () => void;
}

/** Order, visibility and widths of the columns: the content of `ColumnSettings`. */
export default function ColumnArrangement({ layout, onClose }: ColumnArrangementProps) {
  const { places, columns } = layout;
  const [search, setSearch] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const titleOf = (key: string) => columns.find((column) => column.key === key)?.title ?? key;
  const found = places.filter(({ key }) => plain(titleOf(key)).includes(plain(search.trim())));
  const drop = ({ active, over }: DragEndEvent) => over && layout.move(String(active.id), String(over.id));

  return (
    <Stack width={320} maxWidth="calc(100vw - 24px)" role="dialog" aria-label={listText.columnSettings}>
      <Row as="header" gap={8} justify="between" padX={14} padY={10}>
        <Text as="b" size={13} weight={600}>
          {listText.columnSettings}
        </Text>
        <Text size={12} tone="text3">
          {listText.columnsShown(places.filter((place) => place.shown).length, places.length)}
        </Text>
      </Row>
      <Row padX={14}>
        <Input
          allowClear
          autoFocus
          prefix={<MagnifyingGlassIcon size={15} color="var(--text3)" />}
          placeholder={listText.findColumn}
          aria-label={listText.findColumn}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </Row>
      <Stack top={8} padX={6} overflow="scroll" className={css.rows}>
        <DndContext sensors={sensors} modifiers={[restrictToVerticalAxis, restrictToParentElement]} onDragEnd={drop}>
          <SortableContext items={found.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
            {found.map((place) => (
              <SettingsRow
                key={place.key}
                place={place}
                title={titleOf(place.key)}
                onChange={(patch) => layout.change(place.key, patch)}
                onProblem={setProblem}
              />
            ))}
          </SortableContext>
        </DndContext>
      </Stack>
      <Row as="footer" gap={8} top={6} padX={14} padY={10} edge="top">
        <Text flex={1} size={12} tone={problem ? 'error' : 'text3'} role="status">
          {problem ?? listText.narrowest(narrowestColumn)}
        </Text>
        <Button size="small" type="text" disabled={!layout.isCustom} onClick={layout.reset}>
          {listText.reset}
        </Button>
        <Button size="small" type="primary" onClick={onClose}>
          {listText.done}
        </Button>
      </Row>
    </Stack>
  );
}

interface SettingsRowProps {
  place: ColumnPlace;
  title: string;
  onChange: (patch: Partial<Omit<ColumnPlace, 'key'>>) => void;
  /** Why a typed width is none; null: it is one. */
  onProblem: (problem: string | null) => void;
}

function SettingsRow({ place, title, onChange, onProblem }: SettingsRowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: place.key,
  });
  return (
    <Row
      ref={setNodeRef}
      gap={8}
      flex="none"
      height={36}
      padX={8}
      radius={6}
      relative
      background="elevated"
      className={css.row}
      data-held={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <PlainButton
        ref={setActivatorNodeRef}
        padY={4}
        tone="text3"
        className={css.grip}
        {...attributes}
        {...listeners}
        aria-label={listText.moveColumn(title)}
      >
        <DotsSixVerticalIcon size={16} />
      </PlainButton>
      <Checkbox checked={place.shown} onChange={(event) => onChange({ shown: event.target.checked })}>
        {title}
      </Checkbox>
      <WidthInput
        width={place.width}
        label={listText.columnWidth(title)}
        onChange={(width) => onChange({ width })}
        onProblem={onProblem}
      />
    </Row>
  );
}

interface WidthInputProps {
  width: number;
  label: string;
  onChange: (width: number) => void;
  onProblem: (problem: string | null) => void;
}

const pixels = { decimals: 0, unit: 'px' } as const;

/** Takes the width when the field is left. What is no width stays as it was typed, and is an error (D121). */
function WidthInput({ width, label, onChange, onProblem }: WidthInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const take = () => {
    if (typed === null) return;
    const read = typed.trim() === '' ? { value: width } : readNumber(typed, pixels);
    const problem = 'problem' in read ? numberProblemText(read, pixels) : null;
    setIsWrong(problem !== null);
    onProblem(problem);
    if ('problem' in read) return;
    setTyped(null);
    onChange(Math.min(widestColumn, read.value));
  };
  return (
    <Input
      size="small"
      className={css.width}
      inputMode="numeric"
      value={typed ?? width}
      suffix="px"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      status={isWrong ? 'error' : undefined}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => isEnter(event) && take()}
    />
  );
}
