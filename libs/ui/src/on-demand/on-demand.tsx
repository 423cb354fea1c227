import { commonText } from '@toam/contracts/texts/common';
import { platformText } from '@toam/contracts/texts/platform';
import { hasNewBuild, renewPage } from '@toam/platform/host';
import { codeSilence, unlessSilent } from '@toam/platform/silence';
import { useNewBuild } from '@toam/platform/use-new-build';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { toast, useToasts } from '../feedback/toast';
import { Text } from '../layout/layout';

/** A component whose code comes with its first use, or before that while the line is free (`loadParts`). */
export interface Part<Props> {
  /** Its code, once it is here. */
  now: () => ComponentType<Props> | null;
  /** @throws if the code did not load; the next call tries again, which `React.lazy` never does */
  arrive: () => Promise<ComponentType<Props>>;
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const parts: (() => Promise<unknown>)[] = [];

/** Code that comes with its first use only, because few visits need it. */
export function createLatePart<Props>(load: Load<Props>): Part<Props> {
  let code: ComponentType<Props> | null = null;
  return {
    now: () => code,
    arrive: async () => (code ??= (await unlessSilent(load(), codeSilence, 'a part of the page')).default),
  };
}

/** Declares a part. What a closed control does not need belongs behind it: the first list loads none of it. */
export function createPart<Props>(load: Load<Props>): Part<Props> {
  const part = createLatePart(load);
  parts.push(part.arrive);
  return part;
}

/** Loads every part, so that nothing waits when it is pressed. A failure shows where the part is used. */
export async function loadParts(): Promise<void> {
  await Promise.allSettled(parts.map((arrive) => arrive()));
}

const isSaid = (input: string) => useToasts.getState().toasts.some(({ text }) => text === input);

/** Milliseconds that a person waits for the question whether something new is live. */
const patience = 1000;

/** Dialogs are parts themselves, so a toast says it; one is enough for all that one press asked for. */
async function sayMissing(): Promise<void> {
  const isNew = await Promise.race([hasNewBuild(), new Promise<false>((wake) => setTimeout(wake, patience, false))]);
  const { newBuild, newBuildWhy: description, reload: label } = platformText;
  if (!isNew && !isSaid(commonText.offline)) toast.error(commonText.offline);
  if (isNew && !isSaid(newBuild))
    toast.warning(newBuild, { description, action: { label, onClick: () => renewPage('asked') } });
}

type Arrival = 'asked' | 'failed' | 'askedAgain';

/** Asks for the part while it is wanted. If it fails, it is asked again when the network is back, and when it is wanted anew. */
function useArrival<Props>(part: Part<Props>, wanted: boolean, onFailed?: () => void) {
  const [, setArrived] = useState(part.now() !== null);
  const [arrival, setArrival] = useState<Arrival>('asked');
  const fail = useEffectEvent(() => onFailed?.());
  const askAgain = () => setArrival('askedAgain');
  useEffect(() => {
    if (!wanted || arrival === 'failed' || part.now()) return;
    let isGivenUp = false;
    part.arrive().then(
      () => setArrived(true),
      () => {
        if (isGivenUp) return;
        setArrival('failed');
        fail();
      },
    );
    return () => {
      isGivenUp = true;
    };
  }, [part, wanted, arrival]);
  useEffect(() => {
    if (arrival !== 'failed') return;
    if (!wanted) return setArrival('asked');
    const again = () => setArrival('askedAgain');
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [wanted, arrival]);
  return { arrival, askAgain };
}

/** The part's code once it is wanted and here. A failed load says so in a toast. */
export function usePart<Props>(part: Part<Props>, wanted: boolean, onFailed?: () => void): ComponentType<Props> | null {
  useArrival(part, wanted, () => {
    void sayMissing();
    onFailed?.();
  });
  return wanted ? part.now() : null;
}

/** The code of what opens and closes: from its first opening on, so that it can close by itself. */
export function useOpened<Props>(part: Part<Props>, open: boolean, onClose: () => void): ComponentType<Props> | null {
  const [wasOpened, setOpened] = useState(open);
  if (open && !wasOpened) setOpened(true);
  usePart(part, open, onClose);
  return wasOpened ? part.now() : null;
}

function standing<Props extends object>(part: Part<Props>, place: ReactNode, onFailed?: (props: Props) => void) {
  return function Standing(props: Props) {
    const Code = usePart(part, true, () => onFailed?.(props));
    return Code ? <Code {...props} /> : place;
  };
}

/**
 * A component as a part. Until its code is here, its place is held.
 * @param onFailed takes back what the press did, where the place shows nothing: otherwise the same press could not be tried again
 */
export const later = <Props extends object>(
  load: Load<Props>,
  place: ReactNode,
  onFailed?: (props: Props) => void,
): ((props: Props) => ReactNode) => standing(createPart(load), place, onFailed);

interface Closable {
  onClose: () => void;
}

/** What a press opens and few press: a dialog that stands while it is open. It loads then, and closes again if its code did not come. */
export const onPress = <Props extends Closable>(
  load: Load<Props>,
  place: ReactNode = null,
): ((props: Props) => ReactNode) => standing(createLatePart(load), place, ({ onClose }) => onClose());

/**
 * What stands on the screen by itself and is heavy: a chart, a map, an editor. It loads when it is shown first. If its code does not come,
 * its place has a card with 'Thử lại', and it comes by itself when the network is back.
 * @param place drawn until the code is here; `failure` is the card, null while it still loads
 */
export function inPlace<Props extends object>(
  load: Load<Props>,
  place: (failure: ReactNode, props: Props) => ReactNode,
): (props: Props) => ReactNode {
  const part = createLatePart(load);
  return function InPlace(props: Props) {
    const { arrival, askAgain } = useArrival(part, true);
    const Code = part.now();
    if (Code) return <Code {...props} />;
    return place(arrival === 'asked' ? null : <Missing busy={arrival === 'askedAgain'} onRetry={askAgain} />, props);
  };
}

function Missing({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const isOld = useNewBuild({ byItself: false });
  return (
    <Text as="div" role="alert" size={13} padX={12} padY={8} radius={6} tone="warning" background="warningTint">
      {isOld ? `${platformText.newBuild}. ${platformText.newBuildWhy}` : commonText.offline}{' '}
      <Button size="small" type="link" loading={busy} onClick={isOld ? () => renewPage('asked') : onRetry}>
        {isOld ? platformText.reload : commonText.retry}
      </Button>
    </Text>
  );
}

interface Openable extends Closable {
  open: boolean;
}

/** A drawer or sheet as a part. It renders nothing before it opens for the first time, and closes again if its code did not load. */
export function onDemand<Props extends Openable>(load: Load<Props>): (props: Props) => ReactNode {
  const part = createPart(load);
  return function OnDemand(props: Props) {
    const Code = useOpened(part, props.open, props.onClose);
    return Code && <Code {...props} />;
  };
}
