import { page } from '@toam/auth/page';
import { releaseText as text } from '@toam/contracts/release/release.text';
import { Button } from '@toam/ui/core';
import { FlaskIcon } from '@toam/ui/icons';
import { keepTrials, useTrials, type Trial } from '../federation/trials';
import { NoticeLine } from './notice-line';

/** "crm bản 1a2b3c4d5e6f" */
const trialName = ({ name, build }: Trial): string => `${name} ${text.build(build)}`;

function end(): void {
  keepTrials([]);
  page.reload();
}

/** A line above every screen of a tab that tries builds which are not live, and what could not be tried. */
export default function TrialNotice() {
  const { tried, failed } = useTrials();
  const close = () => useTrials.setState({ failed: [] });
  return (
    <>
      {tried.length > 0 && (
        <NoticeLine
          kind="question"
          label={text.trying(tried.map(trialName).join(', '))}
          icon={<FlaskIcon size={20} />}
          words={
            <>
              <b>{text.trying(tried.map(trialName).join(', '))}</b> {text.tryingNote}
            </>
          }
          answers={
            <Button size="small" onClick={end}>
              {text.endTrial}
            </Button>
          }
        />
      )}
      {failed.map((trial) => (
        <NoticeLine
          key={trial.name}
          kind="warning"
          label={text.notTried(trialName(trial), '')}
          icon={<FlaskIcon size={20} />}
          words={text.notTried(trialName(trial), trial.why)}
          answers={
            <Button size="small" onClick={close}>
              {text.understood}
            </Button>
          }
        />
      ))}
    </>
  );
}
