import { formText } from '@toam/contracts/texts/field';
import { Bar, Button, Cell, ScreenTitle, Stack, Text, useIsPhone } from '@toam/ui/core';
import { FormProblemsButton, type FormProblems } from '@toam/ui/form';
import { ArrowLeftIcon, CloudArrowUpIcon, XIcon } from '@toam/ui/icons';
import { DraftLine, savedStateText, StateLine } from './draft/draft-line';
import type { FormDraftControl } from './draft/form-draft';
import * as css from './form-page.module.css';

/** Props of the form's header and footer. */
export interface FormPageBars {
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
export function FormPageHeader({ title, draft, problems, progress, onReveal, onBack }: FormPageBars) {
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
export function FormPageFooter({ draft, problems, uploading, isSaving, ...bars }: FormPageBars) {
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
