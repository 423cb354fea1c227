import { isEnter } from '@toam/platform/enter-key';
import { Button, Select, Spin } from 'antd';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { fieldText } from '@toam/contracts/texts/field';
import { ArrowClockwiseIcon, CaretDownIcon, MagnifyingGlassIcon } from '../icons';
import { Row, Text } from '../layout/layout';
import { matchesChoice, offeredChoices, type Choice, type ChoiceValue } from './choice';
import { ChoiceOption } from './choice-option';
import { useControlSize } from './control-size';
import * as css from './fields.module.css';
import { useServerChoices, type SearchChoices } from './use-server-choices';

export interface ChoiceSelectProps<Value extends ChoiceValue> {
  id?: string | undefined;
  value: Value | null;
  onChange: (value: Value | null, choice: Choice<Value> | null) => void;
  onBlur?: (() => void) | undefined;
  controlRef?: ((element: { focus?: () => void } | null) => void) | undefined;
  /** All choices. Typing filters them in the browser and ignores accents. */
  choices?: readonly Choice<Value>[] | undefined;
  /** Instead of `choices`: finds them on the server, 350 ms after typing stops. */
  search?: SearchChoices<Value> | undefined;
  /** Label of the chosen value, for when neither `choices` nor the search results hold it (a saved value). */
  chosenLabel?: string | undefined;
  /** Offers the typed text as a new choice. Who leaves the field has chosen what is typed; Escape drops it. */
  allowNew?: ((typed: string) => Choice<Value>) | undefined;
  placeholder?: string | undefined;
  clearable?: boolean | undefined;
  loading?: boolean | undefined;
  disabled?: boolean | undefined;
  invalid?: boolean | undefined;
  /** Accessible name where no label element points here. */
  label?: string | undefined;
  describedBy?: string | undefined;
  /** Least width of the list in pixels, where the control is narrower than what it offers. */
  listWidth?: number | undefined;
  /** Below the list, such as «Tạo khách hàng». */
  footer?: ReactNode;
}

const isSame = (choice: Choice<ChoiceValue>, text: string) => choice.label.toLowerCase() === text.toLowerCase();

/** The choices that match the typed text, the new one last. */
function offered<Value extends ChoiceValue>(
  known: readonly Choice<Value>[],
  typed: string,
  allowNew?: (typed: string) => Choice<Value>,
) {
  const text = typed.trim();
  if (!allowNew || !text || known.some((choice) => isSame(choice, text))) return known;
  return [...known, { ...allowNew(text), detail: fieldText.useTyped }];
}

/** The chosen value is on offer too, unless something else is typed: then Enter would keep it. */
function withChosen<Value extends ChoiceValue>(
  choices: readonly Choice<Value>[],
  typed: string,
  chosen: Choice<Value> | null,
) {
  if (!chosen || typed.trim() || choices.some(({ value }) => value === chosen.value)) return choices;
  return [chosen, ...choices];
}

/** What Tab takes of an open list: the marked choice, if a typed text or an arrow key means it and not the pointer alone. */
function useMarked<Value extends ChoiceValue>(isTyped: boolean) {
  const list = useRef<{ isOpen: boolean; hasMoved: boolean; marked: Value | null }>({
    isOpen: false,
    hasMoved: false,
    marked: null,
  });
  return {
    onActive: (marked: Value | null) => (list.current.marked = marked),
    opened: (isOpen: boolean) => (list.current = { isOpen, hasMoved: false, marked: null }),
    /** Passes Tab on to the browser and takes the marked choice: antd would keep the focus. */
    onKeyDown: (event: KeyboardEvent, take: (marked: Value) => void) => {
      const { isOpen, hasMoved, marked } = list.current;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') list.current.hasMoved = true;
      if (event.key !== 'Tab' || !isOpen) return;
      event.stopPropagation();
      if (marked !== null && (isTyped || hasMoved)) take(marked);
    },
  };
}

/** A searchable select, over a given list or the server. The control only, without label and form. */
export function ChoiceSelect<Value extends ChoiceValue>(props: ChoiceSelectProps<Value>) {
  const { value, onChange, search, choices = [], allowNew, controlRef } = props;
  const [typed, setTyped] = useState('');
  const server = useServerChoices(search);
  const size = useControlSize();
  const known = search ? server.choices : offeredChoices(choices, value === null ? [] : [value]);
  const isSearching = server.state === 'searching' && typed.trim() !== '';
  const chosen = value !== null && props.chosenLabel ? { value, label: props.chosenLabel } : null;
  const options = withChosen(isSearching ? [] : offered(known, typed, allowNew), typed, chosen);
  const list = useMarked<Value>(typed.trim() !== '');
  const look = (text: string) => {
    setTyped(text);
    server.ask(text);
  };
  const take = (choice: Choice<Value> | null | undefined) => {
    setTyped('');
    onChange(choice?.value ?? null, choice ?? null);
  };
  const leave = () => {
    setTyped('');
    const text = typed.trim();
    if (allowNew && text) take(known.find((choice) => isSame(choice, text)) ?? allowNew(text));
  };
  return (
    <Select<Value, Choice<Value>>
      id={props.id}
      ref={controlRef}
      className={css.full}
      size={size}
      value={value ?? undefined}
      options={options as Choice<Value>[]}
      // what is chosen may not be among what was found
      labelRender={({ value: shown, label }) => label ?? (shown === value ? props.chosenLabel : undefined)}
      // Tab and Enter take the active option: without a typed text nobody means the first
      defaultActiveFirstOption={typed.trim() !== ''}
      onActive={list.onActive}
      onInputKeyDown={(event) => {
        if (event.key === 'Escape') setTyped('');
        list.onKeyDown(event, (marked) => take(options.find(({ value: offer }) => offer === marked)));
        // antd would close the list and forget the text
        if (!isEnter(event) || !isSearching) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      optionRender={({ data }) => <ChoiceOption label={data.label} detail={data.detail} />}
      onChange={(_, choice) => take(Array.isArray(choice) ? null : choice)}
      onBlur={props.onBlur}
      onOpenChange={(open) => {
        list.opened(open);
        if (open) server.ask('', 0);
        else leave();
      }}
      showSearch={{ onSearch: look, filterOption: search ? false : matchesChoice }}
      allowClear={props.clearable}
      loading={props.loading}
      disabled={props.disabled}
      status={props.invalid ? 'error' : undefined}
      placeholder={props.placeholder}
      suffixIcon={search ? <MagnifyingGlassIcon size={14} /> : <CaretDownIcon size={13} />}
      notFoundContent={<NothingFound state={server.state} retry={() => server.ask(typed, 0)} />}
      popupMatchSelectWidth={props.listWidth ?? (search ? 320 : true)}
      popupRender={(list) => (
        <>
          {list}
          {props.footer}
        </>
      )}
      aria-label={props.label}
      aria-invalid={props.invalid}
      aria-describedby={props.describedBy}
    />
  );
}

/** Content of an empty list of choices: searching, failed, or none found. */
export function NothingFound({ state, retry }: { state: 'idle' | 'searching' | 'failed'; retry: () => void }) {
  if (state === 'searching') return <Spin size="small" aria-label={fieldText.searching} />;
  if (state === 'idle')
    return (
      <Text size={12} tone="text3">
        {fieldText.nothingFound}
      </Text>
    );
  return (
    <Row as="span" gap={8} justify="between" tone="error">
      {fieldText.searchFailed}
      <Button
        size="small"
        icon={<ArrowClockwiseIcon />}
        onMouseDown={(event) => event.preventDefault()}
        onClick={retry}
      >
        {fieldText.retry}
      </Button>
    </Row>
  );
}
