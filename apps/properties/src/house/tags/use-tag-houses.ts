import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { maxTagged, tagHouses, untagHouses, type Tagged } from '@toam/contracts/house/house-tag.endpoints';
import { tagText } from '@toam/contracts/house/tag.text';
import { formatNumber, toast } from '@toam/ui/core';
import { houseQueries } from '../house.queries';
import { tagQueries } from './tag.queries';

/** Refreshes everything that shows tags. */
export async function refreshTags(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: tagQueries.all }),
    queries.invalidateQueries({ queryKey: houseQueries.all }),
  ]);
}

interface TagChange {
  way: 'attach' | 'detach';
  tagId: number;
  houses: number[];
}

/** Sends as many calls as needed, one after the other, and joins their answers. Changes made before a refusal stay. */
async function send({ way, tagId, houses }: TagChange): Promise<Tagged> {
  const ask = (part: number[]) =>
    call(way === 'attach' ? tagHouses : untagHouses, { body: { tag_id: tagId, houses: part } });
  const done = await ask(houses.slice(0, maxTagged));
  for (let at = maxTagged; at < houses.length; at += maxTagged) {
    const more = await ask(houses.slice(at, at + maxTagged));
    done.houses.push(...more.houses);
    done.refused.push(...more.refused);
  }
  return done;
}

/** Reports what was done and what was left out, with an undo for ten seconds. */
function tell({ way, tagId }: TagChange, { tag, houses, refused }: Tagged, undo: (change: TagChange) => unknown): void {
  if (refused.length > 0) toast.warning(tagText.skipped(refused.length), { description: refused[0]!.message });
  if (houses.length === 0) {
    if (refused.length === 0) toast.info(tagText.attachedAlready(tag.name));
    return;
  }
  const words = way === 'attach' ? tagText.attached : tagText.detached;
  toast.undo(words(tag.name, formatNumber(houses.length)), () =>
    undo({ way: way === 'attach' ? 'detach' : 'attach', tagId, houses }),
  );
}

/** Puts a tag on houses or takes it off. Undo covers only houses that really changed. */
export function useTagHouses() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async (done, change) => {
      tell(change, done, async (back) => {
        await send(back);
        await refreshTags(queries);
      });
      await refreshTags(queries);
    },
  });
}
