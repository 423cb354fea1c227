import { act, render, renderHook, screen } from '@testing-library/react';
import type { StoredMessage } from '@toam/chat-store/chat-store';
import { aStoredMessage, ten } from './conversation.fixture';
import { MessageList } from './message-list';
import { partsOf, partSize, useParts } from './message-parts';

const ignore = () => undefined;
const several = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => aStoredMessage(from + at));

/** Messages that tell when a bubble is drawn of them. */
function watched() {
  const drawn = new Set<number>();
  const watch = (message: StoredMessage): StoredMessage =>
    Object.defineProperty(message, 'text', {
      get: () => {
        drawn.add(Number(message.id));
        return `Tin ${message.id}`;
      },
    });
  return {
    several: (from: number, to: number) => several(from, to).map(watch),
    /** Since it was last asked. */
    drawn: () => {
      const ids = [...drawn];
      drawn.clear();
      return ids;
    },
  };
}

let more: () => void = ignore;
function Talk({ list }: { list: readonly StoredMessage[] }) {
  const { parts, drawMore } = useParts(list);
  more = drawMore;
  return <MessageList parts={parts} now={ten} onOpenPicture={ignore} />;
}

test('of thousands of messages the newest are drawn, and more when somebody goes up', () => {
  render(<Talk list={several(1, 2000)} />);
  expect(screen.getAllByText(/^Tin /)).toHaveLength(3 * partSize);
  expect(screen.getByText('Tin 2000')).toBeVisible();
  act(() => more());
  expect(screen.getAllByText(/^Tin /)).toHaveLength(5 * partSize);
});

test('a message that comes draws itself alone; an older page leaves what is drawn', () => {
  const fixture = watched();
  const list = fixture.several(101, 180);
  const { rerender } = render(<Talk list={list} />);
  for (let id = 0; id < 4; id += 1) act(() => more());
  fixture.drawn();
  const longer = [...list, ...fixture.several(181, 181)];
  rerender(<Talk list={longer} />);
  expect(fixture.drawn()).toEqual([181]);
  rerender(<Talk list={[...fixture.several(51, 100), ...longer]} />);
  expect(fixture.drawn()).toEqual(several(51, 100).map(({ id }) => Number(id)));
  expect(screen.getAllByText(/^Tin /)).toHaveLength(131);
});

test('what somebody reads further up stays drawn while the talk goes on', () => {
  const { result, rerender } = renderHook(({ list }) => useParts(list), { initialProps: { list: several(1, 30) } });
  rerender({ list: several(1, 300) });
  expect(result.current.parts[0]?.list[0]?.id).toBe('1');
});

test('a talk that was read anew begins at its newest messages', () => {
  const { result, rerender } = renderHook(({ list }) => useParts(list), { initialProps: { list: several(1, 300) } });
  act(() => result.current.drawMore());
  rerender({ list: several(401, 500) });
  expect(result.current.parts.flatMap(({ list }) => list)).toHaveLength(75);
});

test('the places where messages are divided stay, and pictures of one sending are not divided', () => {
  const sent = { imageURL: '/x', text: null, client_key: 'one' };
  const list = several(1, 100).map((message, at) => (at >= 48 && at < 52 ? { ...message, ...sent } : message));
  const anchor = list[0]!.id;
  const firsts = (of: StoredMessage[]) =>
    partsOf(of, anchor).map(({ place, list: [first] }) => `${place}: ${first!.id}`);
  expect(firsts(list)).toEqual(['0: 1', '1: 26', '2: 53', '3: 76']);
  const older = several(901, 930);
  expect(firsts([...older, ...list, ...several(101, 102)])).toEqual([
    ...['-2: 901', '-1: 906', '0: 1', '1: 26', '2: 53', '3: 76', '4: 101'],
  ]);
  expect(partsOf([...older, ...list], anchor).flatMap((part) => part.list)).toHaveLength(130);
});
