import { formText } from '@toam/contracts/texts/field';
import { Cell, isSubmitKey, Pane, Row, Stack, useIsPhone, watchMedia } from '@toam/ui/core';
import {
  FormIndex,
  revealProblems,
  sectionState,
  useFormProblems,
  type EntryForm,
  type FieldValues,
  type FormSchema,
  type IndexedSection,
} from '@toam/ui/form';
import { useRef, type ReactNode } from 'react';
import { DraftOffer } from './draft/draft-offer';
import { SaveRefusedNotice, useSaveRefused } from './edit-while';
import type { FormDraftControl } from './draft/form-draft';
import { FormPageFooter, FormPageHeader, type FormPageBars } from './form-page-bars';
import * as css from './form-page.module.css';

/** Wide enough for the index and the aside beside the form. On narrower screens the aside is at the form's end. */
export const useHasSideColumns = watchMedia('(min-width: 1120px)');

interface FormPageProps<Values extends FieldValues> {
  title: string;
  form: EntryForm<Values>;
  schema: FormSchema;
  /** The form's sections as the index shows them. A short form has none and no index. */
  sections?: readonly IndexedSection[];
  draft: FormDraftControl;
  /** `save` runs only with valid values. Its button's default label is 'Lưu'. */
  saving: { isPending: boolean; save: (values: Values) => void; back: () => void; label?: string };
  /** Number of files that still upload. The form can be saved after they finish. */
  uploading?: number;
  /** Beside the form on wide screens, else at its end. `phone` replaces the content on a phone. */
  aside?: { label: string; content: ReactNode; phone?: ReactNode; width?: number };
  /** Above the footer, always visible: a sum of what is typed. */
  pinned?: ReactNode;
  /** The form takes the whole width: a table of rows. */
  isWide?: boolean;
  /** Only for reading: no draft offers and no saving. */
  isReadOnly?: boolean;
  children: ReactNode;
}

/** A full-screen form: index on the left, aside on the right. Drafts, errors and 'Lưu' are always visible. Mockup 06. */
export function FormPage<Values extends FieldValues>(props: FormPageProps<Values>) {
  const {
    title,
    form,
    schema,
    sections = [],
    draft,
    saving,
    uploading = 0,
    aside,
    pinned,
    isWide = false,
    isReadOnly = false,
    children,
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const hasSideColumns = useHasSideColumns();
  const problems = useFormProblems(form.control, schema);
  const done = sections.filter((section) => sectionState(section, problems).done).length;

  const canSave = useSaveRefused() === null;
  const save = () => canSave && void form.handleSubmit(saving.save)();
  const bars: FormPageBars = {
    ...{
      title,
      draft,
      problems,
      uploading,
      isSaving: saving.isPending,
      canSave,
      saveText: saving.label ?? formText.save,
    },
    progress: sections.length > 0 ? done / sections.length : 0,
    onReveal: () => void revealProblems(form),
    onSave: save,
    onBack: saving.back,
  };
  return (
    <Pane
      as="form"
      className={css.form}
      aria-label={title}
      noValidate
      onKeyDown={(event) => {
        if (isReadOnly || saving.isPending || uploading > 0 || !isSubmitKey(event)) return;
        event.preventDefault();
        save();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <FormPageHeader {...bars} />
      <Row flex={1} align="stretch">
        {hasSideColumns && sections.length > 0 && (
          <Stack flex="none" width={216} padX={12} padY={20} overflow="scroll" edge="right">
            <FormIndex sections={sections} problems={problems} scroller={scroller} />
          </Stack>
        )}
        <Cell ref={scroller} overflow="scroll">
          <Stack className={css.sections} width="100%" maxWidth={isWide ? 1320 : sections.length > 0 ? 1040 : 616}>
            <SaveRefusedNotice />
            {!isReadOnly && <DraftOffer draft={draft} />}
            {children}
            {aside && !hasSideColumns && (
              <Stack padY={20} edge="top">
                {(isPhone && aside.phone) || aside.content}
              </Stack>
            )}
          </Stack>
        </Cell>
        {aside && hasSideColumns && (
          <Stack
            as="aside"
            flex="none"
            width={aside.width ?? 244}
            padX={20}
            padY={20}
            overflow="scroll"
            edge="left"
            background={aside.width ? 'layout' : undefined}
            aria-label={aside.label}
          >
            {aside.content}
          </Stack>
        )}
      </Row>
      {pinned}
      {!isReadOnly && <FormPageFooter {...bars} />}
    </Pane>
  );
}
