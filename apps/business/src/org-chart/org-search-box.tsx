import { orgChartText as text } from './org-chart.text';
import { Card, IconButton, Row, Text } from '@toam/ui/core';
import { SearchBox } from '@toam/ui/list';
import { CaretDownIcon, CaretUpIcon, UserFocusIcon } from '@toam/ui/icons';
import type { KeyboardEvent } from 'react';
import * as css from './org-search-box.module.css';
import { personOf } from './org-tree';
import type { OrgSearch, OrgWalk } from './use-org-walk';

/** Milliseconds from the last key. The people are here already. */
const delay = 150;

/** Finds people by name, title or number. The arrow keys, Enter and the buttons go from one to the next. */
export function OrgSearchBox({ search }: { search: OrgSearch }) {
  const { found, at, step } = search;
  const onKeyDown = (event: KeyboardEvent) => {
    const isSent = event.target instanceof HTMLInputElement && event.target.value.trim() === search.text;
    const by = { ArrowDown: 1, ArrowUp: -1, Enter: 1 }[event.key] as 1 | -1 | undefined;
    if (!by || !isSent || found.length === 0) return;
    event.preventDefault();
    step(by);
  };
  return (
    <Row gap={8} className={css.search} onKeyDown={onKeyDown}>
      <SearchBox
        className={css.box}
        value={search.text}
        placeholder={text.search}
        delay={delay}
        onSearch={search.change}
      />
      {search.text && (
        <Card padX={0} padY={0} radius={6} className={css.outcome}>
          <Row>
            <Text role="status" padX={10} size={12} tone="text2" nowrap digits>
              {found.length === 0 ? text.foundNobody : text.found(at + 1, found.length)}
            </Text>
            {found.length > 1 && (
              <>
                <IconButton title={text.previousFound} aria-label={text.previousFound} onClick={() => step(-1)}>
                  <CaretUpIcon size={16} />
                </IconButton>
                <IconButton title={text.nextFound} aria-label={text.nextFound} onClick={() => step(1)}>
                  <CaretDownIcon size={16} />
                </IconButton>
              </>
            )}
          </Row>
        </Card>
      )}
    </Row>
  );
}

/** Brings the viewer into view; nothing for somebody who is not in the chart. */
export const FindMe = ({ walk: { tree, viewerId, lookAt } }: { walk: OrgWalk }) =>
  personOf(tree, viewerId) && (
    <IconButton border title={text.findMe} aria-label={text.findMe} onClick={() => lookAt(viewerId)}>
      <UserFocusIcon size={18} />
    </IconButton>
  );
