import { isComposing } from '@toam/platform/enter-key';
import { paletteText } from '@toam/contracts/shell/shell.text';
import { Bar, Kbd, Marked, Modal, Row, Stack, Text } from '@toam/ui/core';
import { MagnifyingGlassIcon, XIcon } from '@toam/ui/icons';
import { useIsPhone } from '@toam/ui/screen/watch-media';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFoundRows } from './found-rows';
import { bestFirst, matching } from './match';
import { useCommandRows, useInnerScreenRows, useScreenRows } from './own-rows';
import type { PaletteGroup, PaletteRow } from './palette-row';
import { closePalette, setPaletteQuery, setPaletteReady, usePalette } from './palette-state';
import * as css from './palette.module.css';

const key = 'toam.palette.recent';
const max = 5;

/** Ids of the screens and actions chosen last on this device, newest first. Never ids of found records. */
function recentRowIds(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function rememberRow(id: string): void {
  try {
    localStorage.setItem(key, JSON.stringify([id, ...recentRowIds().filter((stored) => stored !== id)].slice(0, max)));
  } catch {
    // storage is forbidden: the palette starts without recent rows
  }
}

/** Own rows while the field is empty, else all rows with the best matches first. */
function useGroups(query: string): { groups: PaletteGroup[]; searching: boolean } {
  const [recentIds] = useState(recentRowIds);
  const screens = useScreenRows();
  const inner = useInnerScreenRows();
  const commands = useCommandRows();
  const found = useFoundRows(query);
  const own = [...screens, ...inner, ...commands];
  const recent = recentIds.flatMap((id) => own.find((row) => row.id === id) ?? []);
  const isNew = (row: PaletteRow) => !recent.includes(row);
  const groups = query.trim()
    ? bestFirst(
        [
          { title: paletteText.screens, rows: matching([...screens, ...inner], query) },
          ...found.groups,
          { title: paletteText.commands, rows: matching(commands, query) },
        ],
        query,
      )
    : [
        { title: paletteText.recent, rows: recent },
        { title: paletteText.screens, rows: screens.filter(isNew) },
        { title: paletteText.commands, rows: commands.filter(isNew) },
      ];
  return { groups: groups.filter(({ rows }) => rows.length > 0), searching: found.searching };
}

interface OptionProps {
  row: PaletteRow;
  id: string;
  query: string;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function PaletteOption({ row, id, query, active, onPoint, onChoose }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <Row
      ref={element}
      id={id}
      role="option"
      aria-selected={active}
      height={row.place ? 56 : 40}
      gap={12}
      padX={12}
      radius={6}
      size={13}
      className={css.row}
      data-tall={row.place !== undefined || undefined}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      {row.image ? <img src={row.image} alt="" /> : <row.icon size={18} color="var(--text2)" />}
      <Stack flex={1} gap={2} className={css.words}>
        <Row gap={12}>
          <Text weight={500} ellipsis className={css.title}>
            <Marked text={row.title} query={query} />
          </Text>
          {row.detail && (
            <Text flex={1} tone="text3" ellipsis className={css.detail}>
              <Marked text={row.detail} query={query} />
            </Text>
          )}
        </Row>
        {row.place && (
          <Text size={12} tone="text2" ellipsis>
            <Marked text={row.place} query={query} />
          </Text>
        )}
      </Stack>
      {active && <Kbd>↵</Kbd>}
    </Row>
  );
}

function Foot() {
  return (
    <Bar gap={12} padX={14} padY={0} size={12} tone="text3" background="layout" edge="top" phone="hidden" height={34}>
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {paletteText.choose}
      </span>
      <span>
        <Kbd>↵</Kbd> {paletteText.run}
      </span>
      <span className={css.hint}>{paletteText.noAccents}</span>
    </Bar>
  );
}

function PaletteBody({ box }: { box: RefObject<HTMLInputElement | null> }) {
  const query = usePalette((palette) => palette.query);
  // by id, because later results may come before it
  const [pointed, point] = useState<string | null>(null);
  const { groups, searching } = useGroups(query);
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const list = useId();
  const rows = groups.flatMap((group) => group.rows);
  const current = Math.max(
    0,
    rows.findIndex(({ id }) => id === pointed),
  );
  const step = (by: number) => point(rows[(current + by + rows.length) % rows.length]?.id ?? null);

  const choose = (row: PaletteRow | undefined) => {
    if (!row) return;
    closePalette();
    if (!row.found) rememberRow(row.id);
    if (row.to) void navigate(row.to);
    else row.run?.();
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => choose(rows[current]),
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    // Enter also ends the composition of a Vietnamese input method: that Enter chooses nothing
    if (!act || isComposing(event)) return;
    event.preventDefault();
    act();
  };
  const type = (text: string) => {
    setPaletteQuery(text);
    point(null);
  };

  return (
    <Stack className={css.palette}>
      <Bar height={48} padX={14} padY={0} edge="bottom">
        <MagnifyingGlassIcon size={18} color="var(--text2)" />
        <Text
          as="input"
          flex={1}
          padX={2}
          height="100%"
          size={15}
          className={css.input}
          ref={box}
          value={query}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onFocus={setPaletteReady}
          placeholder={paletteText.placeholder}
          role="combobox"
          aria-label={paletteText.open}
          aria-expanded
          aria-controls={list}
          aria-activedescendant={rows[current] && `${list}-${current}`}
          autoComplete="off"
          spellCheck={false}
        />
        <Text
          as="button"
          type="button"
          padX={4}
          padY={4}
          tone="text2"
          className={css.close}
          aria-label={paletteText.close}
          onClick={closePalette}
        >
          {isPhone ? <XIcon size={18} /> : <Kbd>Esc</Kbd>}
        </Text>
      </Bar>
      <div id={list} className={css.list} role="listbox" aria-label={paletteText.title} aria-busy={searching}>
        {groups.map((group) => (
          <div key={group.title} role="group" aria-label={group.title}>
            <Text as="div" size={12} tone="text3" className={css.group} aria-hidden>
              {group.title}
            </Text>
            {group.rows.map((row) => {
              const place = rows.indexOf(row);
              return (
                <PaletteOption
                  key={row.id}
                  row={row}
                  id={`${list}-${place}`}
                  query={query}
                  active={place === current}
                  onPoint={() => point(row.id)}
                  onChoose={() => choose(row)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {rows.length === 0 && (
        <Text as="p" tone="text2" textAlign="center" className={css.nothing} role="status">
          {searching ? paletteText.searching : paletteText.nothing(query.trim())}
        </Text>
      )}
      <Foot />
    </Stack>
  );
}

/** ⌘K: jump to any screen, record or action that the person may reach. Loads on first use. Mockup 13. */
export function Palette() {
  const box = useRef<HTMLInputElement>(null);
  return (
    <Modal
      open
      title={<span className="unseen">{paletteText.title}</span>}
      footer={null}
      closable={false}
      width={600}
      onCancel={closePalette}
      // autoFocus would run before the dialog is in the document
      afterOpenChange={() => box.current?.focus()}
      className={css.modal}
    >
      <PaletteBody box={box} />
    </Modal>
  );
}
