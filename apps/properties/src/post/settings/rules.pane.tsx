import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCan } from '@toam/auth/session';
import { portalText } from '@toam/contracts/portal/portal.text';
import { postRuleText as text, rulesInWords } from '@toam/contracts/post/post-rule.text';
import type { Portal } from '@toam/domain/post/portal';
import { useLive } from '@toam/live/live';
import { Button, Cell, Facts, formatDateTime, Row, ScreenState, Stack, Text } from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import { useControlSize } from '@toam/ui/form';
import { Fragment, useState } from 'react';
import { postQueries } from '../post.queries';
import { RulesDialog } from './rules.dialog';

/** What each portal refuses; admins follow what portals change. */
export function RulesPane() {
  const isAdmin = useCan('admin');
  const size = useControlSize();
  const queries = useQueryClient();
  const rules = useQuery(postQueries.rules);
  const [changed, change] = useState<Portal | null>(null);
  useLive('record.changed', ({ noun }) => {
    if (noun === 'tariff') void queries.invalidateQueries({ queryKey: postQueries.rules.queryKey });
  });
  return (
    <ScreenState query={rules} skeleton={<Skeleton active paragraph={{ rows: 8 }} />}>
      {(all) => (
        <Stack gap={20}>
          {all.map((one) => (
            <Stack as="section" key={one.portal} gap={8} aria-label={portalText.title[one.portal]}>
              <Row gap={8}>
                <Text as="h3" size={14} weight={600}>
                  {portalText.title[one.portal]}
                </Text>
                <Cell>
                  <Text size={12} tone="text3" ellipsis>
                    {one.changed_by && one.changed_at !== null
                      ? text.changedBy(one.changed_by.name, formatDateTime(one.changed_at))
                      : text.first}
                  </Text>
                </Cell>
                {isAdmin && (
                  <Button
                    size={size}
                    aria-label={text.changeOf(portalText.title[one.portal])}
                    onClick={() => change(one.portal)}
                  >
                    {text.change}
                  </Button>
                )}
              </Row>
              <Facts>
                {Object.entries(rulesInWords(one.rules)).map(([name, words]) => (
                  <Fragment key={name}>
                    <dt>{name}</dt>
                    <dd>{words}</dd>
                  </Fragment>
                ))}
              </Facts>
            </Stack>
          ))}
          {/* after a conflict the dialog goes on over what is there now */}
          {all
            .filter(({ portal }) => portal === changed)
            .map((rule) => (
              <RulesDialog key={rule.portal} rule={rule} onClose={() => change(null)} />
            ))}
        </Stack>
      )}
    </ScreenState>
  );
}
