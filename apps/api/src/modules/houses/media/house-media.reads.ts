import { type Actor, isAdmin } from '@toam/domain/actor';
import { canSeeHouse, canSeeHouseDraft, canSeeHouseInternals } from '@toam/domain/house/house-access';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { houseDrafts } from '../saving/house-draft.schema';
import { houseFiles, houseImages } from './house-media.schema';
import { visibility } from '../house-scope.queries';
import { type House, houses } from '../house.schema';

const seen = { ...visibility, deleted_at: houses.deleted_at };
type Seen = Pick<House, keyof typeof seen>;

/** Deleted houses exist only for admins, who may restore them (D11). */
const isThere = (actor: Actor, { deleted_at }: Seen) => deleted_at === null || isAdmin(actor);

/** Houses whose open draft proposes one of these pictures or documents. */
const findProposing = (ids: number[], lists: ('internal_image' | 'public_image' | 'files')[]) =>
  db()
    .select(seen)
    .from(houseDrafts)
    .innerJoin(houses, eq(houses.id, houseDrafts.house_id))
    .where(
      and(
        eq(houseDrafts.status, 'open'),
        or(
          ...ids.flatMap((id) =>
            lists.map((list) => sql`${houseDrafts.attributes} -> ${list}::text @> to_jsonb(${id}::int)`),
          ),
        ),
      ),
    );

/**
 * Whether a house shows one of these pictures to the actor. Public ones follow the house's visibility, internal ones
 * D109, proposed ones D38.
 */
export async function isHouseImageShownTo(actor: Actor, ids: number[]): Promise<boolean> {
  const held = await db()
    .select({ ...seen, kind: houseImages.kind })
    .from(houseImages)
    .innerJoin(houses, eq(houses.id, houseImages.house_id))
    .where(inArray(houseImages.image_id, ids));
  const isShown = held.some(
    (house) => isThere(actor, house) && (house.kind === 'public' ? canSeeHouse : canSeeHouseInternals)(actor, house),
  );
  if (isShown) return true;
  const proposing = await findProposing(ids, ['internal_image', 'public_image']);
  return proposing.some((house) => isThere(actor, house) && canSeeHouseDraft(actor, house));
}

/** Whether a house shows the document to the actor. D109, D38. */
export async function isHouseFileShownTo(actor: Actor, id: number): Promise<boolean> {
  const held = await db()
    .select(seen)
    .from(houseFiles)
    .innerJoin(houses, eq(houses.id, houseFiles.house_id))
    .where(eq(houseFiles.file_id, id));
  if (held.some((house) => isThere(actor, house) && canSeeHouseInternals(actor, house))) return true;
  const proposing = await findProposing([id], ['files']);
  return proposing.some((house) => isThere(actor, house) && canSeeHouseDraft(actor, house));
}
