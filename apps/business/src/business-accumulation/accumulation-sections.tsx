import { useQuery } from '@tanstack/react-query';
import { accumulationText } from '@toam/contracts/business/accumulation.text';
import { accumulationScreenText as text } from '../business/accumulation-screen.text';
import { isDay } from '@toam/domain/typed-day';
import { Button } from '@toam/ui/core';
import {
  type Control,
  DateField,
  type EntryForm,
  FormNotice,
  FormSection,
  todayInVietnam,
  useWatch,
} from '@toam/ui/form';
import { useNavigate } from 'react-router-dom';
import { accumulationQueries } from '../business/accumulation/accumulation.queries';
import { type AccumulationValues, countersOfSide } from '../business/accumulation/accumulation.values';
import { CounterField } from '../business/accumulation/counter-field';
import { paths } from '../paths';

interface AccumulationSectionsProps {
  form: EntryForm<AccumulationValues>;
  isStored: boolean;
  onFillNought: () => void;
}

const sides = ['sale', 'purchase', 'connection'] as const;

/** The day, marketing, and the counters of the three sides. Specification 3 §3. */
export function AccumulationSections({ form: { control }, isStored, onFillNought }: AccumulationSectionsProps) {
  return (
    <>
      {!isStored && <TakenDay control={control} />}
      <FormSection id="day" title={text.day} aside={<Button onClick={onFillNought}>{text.fillNought}</Button>}>
        <DateField
          control={control}
          name="date"
          label={accumulationText.date}
          required
          noFuture
          span={2}
          disabled={isStored}
        />
        <CounterField control={control} name="marketingQuantity" />
      </FormSection>
      {sides.map((side) => (
        <FormSection key={side} id={side} title={text.sides[side]}>
          {countersOfSide(side).map((name) => (
            <CounterField key={name} control={control} name={name} />
          ))}
        </FormSection>
      ))}
    </>
  );
}

/** A day that was entered already is opened instead of entered twice. D74. */
function TakenDay({ control }: { control: Control<AccumulationValues> }) {
  const navigate = useNavigate();
  const date = useWatch({ control, name: 'date' });
  const isPast = date !== null && isDay(date) && date <= todayInVietnam();
  const { data } = useQuery({ ...accumulationQueries.mine(date ?? ''), enabled: isPast });
  if (!data || !isPast) return null;
  return (
    <FormNotice
      type="warning"
      title={accumulationText.taken}
      action={
        <Button onClick={() => void navigate(paths.accumulationOf(date), { replace: true })}>{text.openTaken}</Button>
      }
    />
  );
}
