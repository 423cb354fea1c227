import { houseFormText, shareFieldText } from './house-form.text';
import { missingForSharing, sharingFields, type ShareField } from '@toam/domain/house/house-completeness';
import { PlainButton, Row, Stack, Text, useIsPhone } from '@toam/ui/core';
import { Progress } from '@toam/ui/detail';
import { goToField, RadioYesNo, useWatch, type Control } from '@toam/ui/form';
import { CheckIcon, MinusIcon } from '@toam/ui/icons';
import * as css from './house-form.module.css';
import { shareableOf, type HouseFormValues } from './house-form.values';

/** What the house still needs before it may be shared. It is the same rule as in the API. Specification 1 §5, D35. */
function useSharing(control: Control<HouseFormValues>): { all: ShareField[]; missing: ShareField[] } {
  const house = shareableOf(useWatch({ control }) as HouseFormValues);
  return { all: sharingFields(house), missing: missingForSharing(house) };
}

/** Each condition for sharing, done or missing. A click goes to its field. */
export function ShareChecklist({ control }: { control: Control<HouseFormValues> }) {
  const { all, missing } = useSharing(control);
  const done = all.length - missing.length;
  const isTitled = !missing.includes('title');
  // The picture fields exist only if there is a title.
  const goTo = (field: ShareField) => goToField(field === 'public_image' && !isTitled ? 'title' : field);
  return (
    <section aria-label={houseFormText.shareTitle}>
      <Text as="h2" size={13} weight={600}>
        {houseFormText.shareTitle}
      </Text>
      <Text as="p" size={12} tone="text3" top={2}>
        {missing.length === 0 ? houseFormText.shareReady : houseFormText.shareRule(all.length)}
      </Text>
      <Row gap={8} top={8} size={12} weight={500}>
        <Progress
          percent={(done / all.length) * 100}
          showInfo={false}
          size="small"
          aria-label={houseFormText.shareTitle}
        />
        <span>
          {done}/{all.length}
        </span>
      </Row>
      <Stack as="ul" top={8} className={css.conditions}>
        {all.map((field) => (
          <li key={field}>
            <PlainButton
              gap={8}
              width="100%"
              minHeight={[28, 40]}
              padX={6}
              padY={2}
              radius={6}
              size={13}
              tone={missing.includes(field) ? 'text2' : undefined}
              hover="fill"
              onClick={() => goTo(field)}
            >
              {missing.includes(field) ? (
                <MinusIcon size={15} color="var(--text3)" />
              ) : (
                <CheckIcon size={15} weight="bold" color="var(--teal)" />
              )}
              {shareFieldText[field]}
            </PlainButton>
          </li>
        ))}
      </Stack>
    </section>
  );
}

/** The question about sharing at the end of a new house. An incomplete house is saved too, but not shared (D35). */
export function ShareQuestion({ control }: { control: Control<HouseFormValues> }) {
  const { all, missing } = useSharing(control);
  const share = useWatch({ control, name: 'share' });
  const isPhone = useIsPhone();
  const words = missing.map((field) => shareFieldText[field].toLowerCase()).join(', ');
  const done = all.length - missing.length;
  // The checklist beside it already names the missing fields.
  const incomplete = isPhone ? houseFormText.shareMissing(words, done, all.length) : houseFormText.shareLater;
  const hint = missing.length > 0 ? incomplete : houseFormText.shareNeedsApproval;
  return (
    <Stack {...(!isPhone && { edge: 'top', top: 20, padY: 20 })}>
      <RadioYesNo
        control={control}
        name="share"
        label={
          <Text tone="text" weight={600}>
            {houseFormText.shareQuestion}
          </Text>
        }
        hint={share ? hint : undefined}
      />
    </Stack>
  );
}
