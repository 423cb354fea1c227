import { listText } from '@toam/contracts/texts/list';
import { Button } from 'antd';
import { clsx } from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import { Drawer } from '../dialog/drawer';
import { CaretDownIcon, CaretRightIcon } from '../icons';
import { PlainButton, Row, Stack, Text } from '../layout/layout';
import { usePaused } from '../screen/use-paused';
import type { FilterColumn, FilterValue } from './column-filter';
import { filterText } from './filter-text';
import { FilterFields } from './filter-fields';
import * as css from './filter-sheet.module.css';
import { OptionChips } from './option-chips';
import { OptionsText } from './options-text';
import { readTyped } from './typed-filter';
import type { FilterDraft } from './use-filter-draft';

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  columns: readonly FilterColumn[];
  /** Keys of the most used columns, in order. They are open at the top. */
  first: readonly string[];
  draft: FilterDraft;
  isFiltered: boolean;
  onReset: () => void;
  /** «Xem 214 BĐS». */
  resultText: string;
  /** The number does not belong to these filters yet. */
  counting: boolean;
  /** Beside the orange button. */
  action?: ReactNode;
  children?: ReactNode;
}

/**
 * All filters of a list on a phone, in a sheet from below: the usual ones open, the others one line each. The list follows
 * the typing. Every way of closing keeps the filters. Mockup 14.
 */
export default function FilterSheet({
  open,
  onClose,
  columns,
  first,
  draft,
  action,
  children,
  ...rest
}: FilterSheetProps) {
  const { isFiltered, onReset, resultText, counting } = rest;
  const [editing, setEditing] = useState<string | null>(null);
  const [hasPressed, setPressed] = useState(false);
  const body = useRef<HTMLFormElement>(null);
  const usual = first.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  const others = columns.filter(({ key }) => !first.includes(key));

  const close = () => {
    draft.apply();
    setPressed(false);
    onClose();
  };
  const show = () => {
    const [unread] = draft.apply();
    if (!unread) return close();
    setPressed(true);
    if (others.includes(unread)) setEditing(unread.key);
    // focuses the unreadable field after its line has opened
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const isWaiting = draft.isAhead || counting;

  return (
    <Drawer
      open={open}
      onClose={close}
      placement="bottom"
      size="86%"
      closable={false}
      className={clsx(css.sheet, css.filters)}
      title={listText.filters}
      destroyOnHidden
      extra={
        <Button type="link" disabled={!isFiltered} onClick={onReset}>
          {listText.reset}
        </Button>
      }
      footer={
        <Row gap={8} className={css.foot}>
          {action}
          <Button type="primary" size="large" block onClick={show}>
            <span aria-live="polite">{isWaiting ? listText.counting : resultText}</span>
          </Button>
        </Row>
      }
    >
      <form
        ref={body}
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        {children && (
          <Stack gap={12} className={css.switches}>
            {children}
          </Stack>
        )}
        {usual.map((column) => (
          <UsualFilter key={column.key} column={column} draft={draft} hasPressed={hasPressed} />
        ))}
        {others.map((column) => (
          <OtherFilter
            key={column.key}
            column={column}
            draft={draft}
            hasPressed={hasPressed}
            isOpen={editing === column.key}
            onToggle={() => setEditing(editing === column.key ? null : column.key)}
          />
        ))}
        {/* Enter in a field */}
        <button type="submit" hidden />
      </form>
    </Drawer>
  );
}

interface SheetFilterProps {
  column: FilterColumn;
  draft: FilterDraft;
  /** Errors show at once. */
  hasPressed: boolean;
}

/** Delay before an error shows, in ms: "1" is no mistake while a person types "10". */
const timeout = 700;

function useProblem({ column, draft, hasPressed }: SheetFilterProps): string {
  const problem = draft.problemOf(column);
  const settled = usePaused(problem, timeout);
  return hasPressed || settled === problem ? problem : '';
}

/** The value in the words of a chip; undefined for none. */
function chosenText({ filter }: FilterColumn, value: FilterValue | null): ReactNode {
  if (!value) return undefined;
  return filter.kind === 'options' ? <OptionsText filter={filter} value={value} /> : filterText(filter, value);
}

const valueOf = (column: FilterColumn, draft: FilterDraft): FilterValue | null => {
  const read = readTyped(column.filter, draft.typedOf(column));
  return 'value' in read ? read.value : null;
};

function UsualFilter(props: SheetFilterProps) {
  const { column, draft } = props;
  const { title, filter } = column;
  const problem = useProblem(props);
  const typed = draft.typedOf(column);
  const value = filter.kind === 'range' ? valueOf(column, draft) : null;
  return (
    <section className={css.usual} aria-label={title}>
      <Row as="h3" justify="between" size={13} weight={400} tone="text2">
        {title}
        {value && (
          <Text as="b" weight={600} tone="text">
            {chosenText(column, value)}
          </Text>
        )}
      </Row>
      {typed.kind === 'options' && filter.kind === 'options' ? (
        <OptionChips
          title={title}
          filter={filter}
          chosen={typed.chosen}
          onChange={(chosen) => draft.type(column, { kind: 'options', chosen })}
        />
      ) : (
        <FilterFields column={column} typed={typed} problem={problem} onTyped={(next) => draft.type(column, next)} />
      )}
    </section>
  );
}

interface OtherFilterProps extends SheetFilterProps {
  isOpen: boolean;
  onToggle: () => void;
}

function OtherFilter({ isOpen, onToggle, ...props }: OtherFilterProps) {
  const { column, draft } = props;
  const problem = useProblem(props);
  const value = valueOf(column, draft);
  const Caret = isOpen ? CaretDownIcon : CaretRightIcon;
  return (
    <Stack as="section" edge="topSoft">
      <PlainButton inline={false} gap={8} minHeight={44} aria-expanded={isOpen} onClick={onToggle}>
        <Text flex="none">{column.title}</Text>
        <Text as="b" flex={1} weight={500} tone={problem ? 'error' : 'teal'} textAlign="end" ellipsis>
          {problem ? listText.unread : chosenText(column, value)}
        </Text>
        <Caret size={15} color="var(--text3)" />
      </PlainButton>
      {isOpen && (
        <Stack gap={8} className={css.opened}>
          <FilterFields
            column={column}
            typed={draft.typedOf(column)}
            problem={problem}
            onTyped={(next) => draft.type(column, next)}
            autoFocus
          />
        </Stack>
      )}
    </Stack>
  );
}
