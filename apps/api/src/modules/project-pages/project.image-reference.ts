import { canEditProjects } from '@toam/domain/project-access';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import type { ImageReferenceHandler } from '../../references/image-reference';
import { projectImages, projects } from '../projects/project.schema';

/** Pictures of projects: everybody sees projects. C2 */
export const projectImageReference: ImageReferenceHandler = {
  name: 'projects',
  uses: sql`exists (select 1 from project_images p where p.image_id = i.id)`,
  isShownTo: async (_actor, imageIds) => {
    const [shown] = await db()
      .select({ id: projects.id })
      .from(projectImages)
      .innerJoin(projects, eq(projects.id, projectImages.project_id))
      .where(and(inArray(projectImages.image_id, imageIds), isNull(projects.deleted_at)))
      .limit(1);
    return shown !== undefined;
  },
  holding: async (actor, imageId) => ({
    isHeld: (await db().$count(projectImages, eq(projectImages.image_id, imageId))) > 0,
    mayChange: canEditProjects(actor),
    isDrafted: true,
    houses: [],
  }),
};
