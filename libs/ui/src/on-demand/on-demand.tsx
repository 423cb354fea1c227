import { commonText } from '@toam/contracts/texts/common';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { toast } from '../feedback/toast';

/** A component of the kit whose code comes with its first use, or before that while the line is free (`loadParts`). */
export interface Part<Props> {
  /** Its code, once it is here. */
  now: () => ComponentType<Props> | null;
  /** @throws if the code did not load; the next call tries again */
  arrive: () => Promise<ComponentType<Props>>;
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const parts: (() => Promise<unknown>)[] = [];

/** Declares a part. What a closed control does not need belongs behind it: the first list loads none of it. */
export function createPart<Props>(load: Load<Props>): Part<Props> {
  let code: ComponentType<Props> | null = null;
  const arrive = async () => (code ??= (await load()).default);
  parts.push(arrive);
  return { now: () => code, arrive };
}

/** Loads every part, so that nothing waits when it is pressed. A failure shows where the part is used. */
export async function loadParts(): Promise<void> {
  await Promise.allSettled(parts.map((arrive) => arrive()));
}

/** The part's code once it is wanted and here. A failed load says so in a toast: dialogs are parts themselves. */
export function usePart<Props>(part: Part<Props>, wanted: boolean, onFailed?: () => void): ComponentType<Props> | null {
  const [, setArrived] = useState(part.now() !== null);
  useEffect(() => {
    if (!wanted || part.now()) return;
    part.arrive().then(
      () => setArrived(true),
      () => {
        toast.error(commonText.offline);
        onFailed?.();
      },
    );
  }, [part, wanted, onFailed]);
  return wanted ? part.now() : null;
}

/** A component as a part. Until its code is here, its place is held. */
export function later<Props extends object>(load: Load<Props>, place: ReactNode): (props: Props) => ReactNode {
  const part = createPart(load);
  return function Later(props: Props) {
    const Code = usePart(part, true);
    return Code ? <Code {...props} /> : place;
  };
}

interface Openable {
  open: boolean;
  onClose: () => void;
}

/** A drawer or sheet as a part. It renders nothing before it opens for the first time, and closes again if its code did not load. */
export function onDemand<Props extends Openable>(load: Load<Props>): (props: Props) => ReactNode {
  const part = createPart(load);
  return function OnDemand(props: Props) {
    const [wasOpened, setOpened] = useState(props.open);
    if (props.open && !wasOpened) setOpened(true);
    const Code = usePart(part, wasOpened, props.onClose);
    return Code && <Code {...props} />;
  };
}
