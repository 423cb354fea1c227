import { formText } from '@toam/contracts/texts/field';
import {
  Cell,
  isSubmitKey,
  Pane,
  Row,
  Stack,
  useIsPhone,
  watchMedia,
  Bar,
  Button,
  ScreenTitle,
  Text,
} from '@toam/ui/core';
import {
  FormIndex,
  revealProblems,
  sectionState,
  useFormProblems,
  type EntryForm,
  type FieldValues,
  type FormSchema,
  type IndexedSection,
  FormProblemsButton,
  type FormProblems,
} from '@toam/ui/form';
import { useRef, type ReactNode } from 'react';
import { ArrowLeftIcon, CloudArrowUpIcon, XIcon } from '@toam/ui/icons';
import { DraftOffer } from './draft/draft-offer';
import { SaveRefusedNotice, useSaveRefused } from './edit-while';
import { mayLeaveOut, noneFailed, type FailedUploads } from './field-uploads';
import type { FormDraftControl } from './draft/form-draft';
import * as css from './form-page.module.css';
import { DraftLine, savedStateText, StateLine } from './draft/draft-line';

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
  /** Files that could not be stored. Before it saves without them, the form asks. */
  failed?: FailedUploads;
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

/** Props of the form's header and footer. */
interface FormPageBars {
  title: string;
  draft: FormDraftControl;
  problems: FormProblems;
  /** Number of files that still upload. */
  uploading: number;
  isSaving: boolean;
  /** False after the right or the record is lost. */
  canSave: boolean;
  saveText: string;
  /** Share of finished sections, 0 to 1. */
  progress: number;
  onReveal: () => void;
  onSave: () => void;
  onBack: () => void;
}

/** The title bar. On phones it also shows the draft's time, the errors and the progress. */
function FormPageHeader({ title, draft, problems, progress, onReveal, onBack }: FormPageBars) {
  const isPhone = useIsPhone();
  if (!isPhone) {
    const back = <Button type="text" icon={<ArrowLeftIcon size={18} />} aria-label={formText.back} onClick={onBack} />;
    return (
      <Stack flex="none" edge="bottom">
        <ScreenTitle text={title} before={back} count={draft.kept.at ? formText.draftTag : undefined} />
      </Stack>
    );
  }
  return (
    <Bar as="header" className={css.phoneHeader} gap={4} height={55} padX={8} padY={0} relative>
      <Button type="text" size="large" icon={<XIcon size={22} />} aria-label={formText.close} onClick={onBack} />
      <Cell>
        <Text as="h1" size={14} weight={600} ellipsis>
          {title}
        </Text>
        <Text as="small" size={11} tone="text3" role="status">
          {savedStateText(draft.kept)}
        </Text>
      </Cell>
      <FormProblemsButton problems={problems} onReveal={onReveal} short />
      <Text className={css.progress} height={3} width={`${progress * 100}%`} />
    </Bar>
  );
}

/** Always visible: errors, the draft's time, Lưu nháp, Lưu (disabled while there is an error). look.md "Forms". */
function FormPageFooter({ draft, problems, uploading, isSaving, ...bars }: FormPageBars) {
  const { canSave, saveText, onReveal, onSave } = bars;
  const isPhone = useIsPhone();
  const size = isPhone ? 'large' : 'middle';
  const hasErrors = problems.shown.length + problems.waiting.length > 0;
  return (
    <Bar as="footer" className={css.footer} minHeight={56} padX={[24, 16]} padY={[0, 10]} edge="top" liftsToasts="bar">
      {!isPhone && (
        <>
          <FormProblemsButton problems={problems} onReveal={onReveal} />
          <DraftLine kept={draft.kept} />
          <Cell />
        </>
      )}
      {uploading > 0 && <StateLine icon={CloudArrowUpIcon}>{formText.uploading(uploading)}</StateLine>}
      <Button size={size} onClick={() => void draft.keep()}>
        {formText.saveDraft}
      </Button>
      {canSave && (
        <Button size={size} type="primary" loading={isSaving} disabled={hasErrors || uploading > 0} onClick={onSave}>
          {saveText}
        </Button>
      )}
    </Bar>
  );
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
    failed = noneFailed,
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
  const save = () =>
    canSave &&
    void form.handleSubmit(async (values) => {
      if (await mayLeaveOut(failed)) saving.save(values);
    })();
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
        <Cell ref={scroller} className={css.scroller} overflow="scroll">
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
