import { formText } from '@toam/contracts/texts/field';
import { Button, ScreenTitle, useIsPhone } from '@toam/ui/core';
import { FormProblemsButton, type FormProblems } from '@toam/ui/form';
import { ArrowLeftIcon, CloudArrowUpIcon, XIcon } from '@toam/ui/icons';
import { DraftLine, savedStateText } from './draft/draft-line';
import type { FormDraftControl } from './draft/form-draft';

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
      <div className="tp-form-header">
        <ScreenTitle text={title} before={back} count={draft.kept.at ? formText.draftTag : undefined} />
      </div>
    );
  }
  return (
    <header className="tp-form-phone-header">
      <Button type="text" size="large" icon={<XIcon size={22} />} aria-label={formText.close} onClick={onBack} />
      <div>
        <h1>{title}</h1>
        <small>
          <span role="status">{savedStateText(draft.kept)}</span>
        </small>
      </div>
      <FormProblemsButton problems={problems} onReveal={onReveal} short />
      <span className="tp-form-progress" style={{ inlineSize: `${progress * 100}%` }} />
    </header>
  );
}

/** Always visible: errors, the draft's time, Lưu nháp, Lưu (disabled while there is an error). look.md "Forms". */
export function FormPageFooter({ draft, problems, uploading, isSaving, ...bars }: FormPageBars) {
  const { canSave, saveText, onReveal, onSave } = bars;
  const isPhone = useIsPhone();
  const size = isPhone ? 'large' : 'middle';
  const hasErrors = problems.shown.length + problems.waiting.length > 0;
  return (
    <footer className="tp-form-footer">
      {!isPhone && (
        <>
          <FormProblemsButton problems={problems} onReveal={onReveal} />
          <DraftLine kept={draft.kept} />
          <span className="tp-form-grow" />
        </>
      )}
      {uploading > 0 && (
        <span className="tp-form-line" role="status">
          <CloudArrowUpIcon size={16} />
          {formText.uploading(uploading)}
        </span>
      )}
      <Button size={size} onClick={() => void draft.keep()}>
        {formText.saveDraft}
      </Button>
      {canSave && (
        <Button size={size} type="primary" loading={isSaving} disabled={hasErrors || uploading > 0} onClick={onSave}>
          {saveText}
        </Button>
      )}
    </footer>
  );
}
