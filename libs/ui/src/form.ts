/// <reference path="./css.d.ts" />
/**
 * The kit's third part: forms. Fields bound to the contracts' schemas, uploaders, conflicts. Shared like `list`. It is a
 * separate part, so that opening a list does not load forms.
 */

export { Switch } from 'antd';
export { useFieldArray, useFormState, useWatch, type Control, type FieldValues } from 'react-hook-form';
export type { Choice, ChoiceValue } from './fields/choice';
export { ChoiceSelect } from './fields/choice-select';
export { ClockField } from './fields/clock-field';
export { CoordinateField } from './fields/coordinate-field';
export { ConflictDialog, type ConflictField } from './fields/conflict-dialog';
export { useControlSize } from './fields/control-size';
export { DateField } from './fields/date-field';
export { DayInput } from './fields/day-input';
export { dayProblem } from './fields/day-problem';
export {
  goToField,
  goToFirst,
  revealProblems,
  showServerErrors,
  useEntryForm,
  useFormProblems,
  type EntryForm,
  type FormProblems,
  type FormSchema,
} from './fields/entry-form';
export { FieldError, FieldFrame, FieldLabel, labelId, noteId, type FieldLook } from './fields/field-frame';
export { FormIndex, sectionState, type IndexedSection } from './fields/form-index';
export { FormNotice } from './fields/form-notice';
export { FormProblemsButton } from './fields/form-problems';
export { CheckboxRow, FormGrid, FormSection } from './fields/form-section';
export { MoneyField, PriceField, unitLabel } from './fields/money-field';
export { MultiSelectField } from './fields/multi-select-field';
export { NumberField } from './fields/number-field';
export type { NumberPair } from './fields/typed-pair';
export { putUnreadTexts, withUnreadTexts } from './fields/typed-text';
export { PhoneField } from './fields/phone-field';
export { SelectField } from './fields/select-field';
export { CheckboxField, RadioYesNo, SegmentedField, SwitchField } from './fields/switch-fields';
export { TextArea } from './fields/text-area';
export { TextField } from './fields/text-field';
export { fieldId, FieldScope, useField, type FieldBinding } from './fields/use-field';
export type { SearchChoices } from './fields/use-server-choices';
export { todayInVietnam } from './format/day';
export { ArticleField } from './article/article-field';
export type { PendingPictures, UploadPicture } from './article/use-article-uploads';
export { RichTextField } from './rich-text/rich-text-field';
export { AvatarUploader } from './upload/avatar-uploader';
export { CoverField } from './upload/cover-field';
export { DropZone } from './upload/drop-zone';
export { FileUploader, type StoredFile } from './upload/file-uploader';
export { ImageUploader } from './upload/image-uploader';
export { type StoredImage, type Turn } from './upload/stored-image';
export { FilesField, ImageOrderField, ImagesField } from './upload/upload-fields';
export { useUploads, type OnPending, type UploadFile } from './upload/use-uploads';
export type { UploadEntry } from './upload/upload-queue';
