import type { MergePreview, MergePreviewField } from '@toam/contracts/customer/customer-merge.endpoints';
import { customerMergeText } from '@toam/contracts/texts/customer-merge';
import { phoneInGroups } from '@toam/domain/phone';
import { MergeChoice } from './merge-choice';
import { type At, type Chosen, chosenOf, labelOf, valueInWords } from './merge-values';

interface MergeFieldsProps {
  preview: MergePreview;
  kept: At;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

const sides = [0, 1] as const;

/** Every field that both records have, side by side with a choice. Below: values that only the other record has. */
export function MergeFields({ preview, kept, chosen, onChoose }: MergeFieldsProps) {
  const asked = preview.fields.filter(({ is_asked }) => is_asked);
  const filled = preview.fields.filter(({ is_asked, values }) => !is_asked && values[kept] === null);
  return (
    <section className="tp-merge-part">
      <h3>{asked.length > 0 ? customerMergeText.differs : customerMergeText.nothingDiffers}</h3>
      {asked.map((field) => {
        const choice = chosenOf(field, chosen, kept);
        const choose = (at: At | 'both') => onChoose({ ...chosen, [field.name]: at });
        return (
          <fieldset key={field.name} className="tp-merge-field" role="radiogroup">
            <legend>{labelOf(field.name)}</legend>
            <div className="tp-merge-sides">
              {sides.map((at) => (
                <MergeChoice key={at} group={field.name} checked={choice === at} onChoose={() => choose(at)}>
                  <MergeValue field={field} value={field.values[at]} />
                </MergeChoice>
              ))}
              {field.joinable && (
                <MergeChoice wide group={field.name} checked={choice === 'both'} onChoose={() => choose('both')}>
                  {customerMergeText.both}
                </MergeChoice>
              )}
            </div>
          </fieldset>
        );
      })}
      {filled.length > 0 && <FilledIn fields={filled} />}
    </section>
  );
}

function MergeValue({ field, value }: { field: MergePreviewField; value: string | null }) {
  if (field.name === 'image_id' && value) return <img className="tp-merge-image" src={value} alt="" />;
  const words = valueInWords(field, value);
  return field.name === 'phone_number' ? phoneInGroups(words) : words;
}

/** Values that only the other record has: the kept record takes them without a choice. */
const FilledIn = ({ fields }: { fields: MergePreviewField[] }) => (
  <>
    <h4>{customerMergeText.taken}</h4>
    <dl className="tp-merge-filled">
      {fields.map((field) => (
        <div key={field.name}>
          <dt>{labelOf(field.name)}</dt>
          <dd>
            <MergeValue field={field} value={field.values.find((value) => value !== null) ?? null} />
          </dd>
        </div>
      ))}
    </dl>
  </>
);
