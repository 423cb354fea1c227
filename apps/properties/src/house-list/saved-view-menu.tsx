import type { SavedView } from '@toam/contracts/saved-view/saved-view.endpoints';
import { savedViewText } from '@toam/contracts/saved-view/saved-view.text';
import { Dot, later, PlainButton, Popover, Stack, Text, useIsPhone } from '@toam/ui/core';
import { BookmarkSimpleIcon, CaretDownIcon } from '@toam/ui/icons';
import { useState } from 'react';
import type { OpenedView } from './use-saved-view';
import * as css from './saved-view.module.css';
import { useSavedViewActions } from './use-saved-view-actions';

/** The dialog for a view's name, from the menu and from the phone's filter sheet. Its code comes when the line is free. */
export const SavedViewNameDialog = later(() => import('./saved-view-name.dialog'), null);

const SavedViewList = later(() => import('./saved-view-list'), <Stack width={320} height={160} />);

/** What gets a name: a new view, or an existing one to rename. */
type Naming = { of: SavedView } | { of: null };

/** The named views, right of the tabs: the open one, and the actions on it. Mockup 15. */
export function SavedViewMenu({ opened }: { opened: OpenedView }) {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const [naming, setNaming] = useState<Naming | null>(null);
  const actions = useSavedViewActions(opened);
  const view = opened.own ?? opened.shared;

  const close = () => setOpen(false);
  const ask = (next: Naming) => {
    close();
    setNaming(next);
  };

  return (
    <>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        trigger="click"
        placement="bottomRight"
        arrow={false}
        destroyOnHidden
        styles={{ container: { padding: '6px 6px 0' } }}
        content={
          <SavedViewList
            opened={opened}
            actions={actions}
            onClose={close}
            onName={() => ask({ of: null })}
            onRename={(of) => ask({ of })}
          />
        }
      >
        <PlainButton
          gap={6}
          justify={isPhone ? 'center' : undefined}
          width={['auto', 40]}
          maxWidth={280}
          height={[32, 40]}
          padX={[8, 0]}
          radius={6}
          size={12}
          tone="text2"
          hover="fill"
          relative
          className={css.button}
          aria-expanded={isOpen}
          aria-label={view ? `${savedViewText.menu}: ${view.name}` : savedViewText.menu}
          title={view?.name ?? savedViewText.menu}
        >
          <BookmarkSimpleIcon size={isPhone ? 20 : 16} weight={view ? 'fill' : 'regular'} color="var(--teal)" />
          {!isPhone && (
            <>
              <Text weight={500} tone="text" ellipsis>
                {view?.name ?? savedViewText.none}
              </Text>
              {opened.isEdited && <Text flex="none">· {savedViewText.edited}</Text>}
              <CaretDownIcon size={14} />
            </>
          )}
          {isPhone && opened.isEdited && <Dot />}
        </PlainButton>
      </Popover>
      {naming && (
        <SavedViewNameDialog
          title={naming.of ? savedViewText.rememberName : savedViewText.nameNew}
          viewId={naming.of?.id ?? null}
          name={naming.of?.name ?? opened.shared?.name ?? ''}
          onSave={(name) => (naming.of ? actions.rename(naming.of, name) : actions.create(name))}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  );
}
