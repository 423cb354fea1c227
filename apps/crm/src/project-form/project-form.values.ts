import type { ProjectDetail } from '@toam/contracts/project/project.endpoints';
import { newBodyOf, valuesOf } from '@toam/contracts/record/record.schema';
import { projectLabel } from '@toam/contracts/texts/project';
import { articleToPlain, type ArticleText } from '@toam/domain/article/article-text';
import { project } from '@toam/domain/project/project.record';
import type { ShownImage } from '@toam/domain/record/field';
import { changedFields, type MergeRules } from '@toam/domain/record/three-way';
import type { Edit } from '@toam/record-form/use-record-editor';
import { z } from 'zod';
import type { ContentImage } from '@toam/pickers/content/content.field';

type Fields = (typeof project)['fields'];
/** The fields of one line. */
type LineName = { [N in keyof Fields]: Fields[N] extends { kind: 'name' | 'line' } ? N : never }[keyof Fields];
const lineNames = (Object.keys(project.fields) as (keyof Fields)[]).filter(
  (name): name is LineName => project.fields[name].kind === 'name' || project.fields[name].kind === 'line',
);
type Lines = Record<LineName, string>;

/** The fields as the screen shows them. The names are those of the wire. */
export type ProjectValues = Lines & {
  images: ShownImage[];
  content: ArticleText | null;
  /** The pictures that the text may name; a draft keeps them. Nothing sends them. */
  content_images: ContentImage[];
};

const linesOf = (stored?: ProjectDetail) =>
  Object.fromEntries(lineNames.map((name) => [name, stored?.[name] ?? ''])) as Lines;

export const emptyProject: ProjectValues = { ...linesOf(), images: [], content: null, content_images: [] };

/** A stored project as form values. */
export const valuesOfProject = (stored: ProjectDetail): ProjectValues => ({
  ...{ ...linesOf(stored), images: stored.images },
  ...{ content: stored.content, content_images: stored.content_images },
});

const texts = valuesOf(project, [...lineNames, 'content']);
const pictures = z.array(z.custom<ShownImage>()).transform((images) => images.map(({ id }) => id));

/** The rules of the API, field by field. The form holds whole pictures, of which the API takes the ids. */
export const projectSchema = texts.extend({
  images: pictures.pipe(newBodyOf(project).shape.images),
  content_images: z.array(z.custom<ContentImage>()),
});

/** A project of the old list has neither text nor pictures. It can be renamed before somebody describes it. */
export const projectSchemaOf = ({ content, images }: Pick<ProjectDetail, 'content' | 'images'>) =>
  projectSchema.extend({
    content: content === null ? texts.shape.content.nullable() : texts.shape.content,
    images: images.length === 0 ? pictures : projectSchema.shape.images,
  });

/** Pictures that two people added are both kept, and of two texts both can be. */
export const projectMerging: MergeRules<ProjectValues> = {
  lists: ['images', 'content_images'],
  texts: ['content'],
};

/** The body of a new project. */
export function newProject(values: ProjectValues) {
  const { content_images: _, ...body } = projectSchema.parse(values);
  return body;
}

/** The fields that differ, with the version that they are based on. Null: none. D12 */
export function projectChange(stored: ProjectDetail, { version, before, after }: Edit<ProjectValues>) {
  const { content_images: _, ...valid } = projectSchemaOf(stored).parse(after);
  const changed = new Set<string>(changedFields(before, after));
  const fields = Object.entries(valid).filter(([field]) => changed.has(field));
  if (fields.length === 0) return null;
  return { ...(Object.fromEntries(fields) as Partial<ReturnType<typeof newProject>>), project_id: stored.id, version };
}

/** An address like 'Đường, Phường XXX, Huyện/TP' has this many parts. */
const addressParts = 3;

/** Whether an address is there, but not in the wanted form. The API takes any. Brief 4 §1 */
export function lacksAddressParts(address: string): boolean {
  const parts = address.split(',').filter((part) => part.trim() !== '');
  return parts.length > 0 && parts.length < addressParts;
}

export const projectLabels: Readonly<Partial<Record<keyof ProjectValues, string>>> = projectLabel;

/** A field's value as people read it, for a conflict. */
export function projectWords(field: keyof ProjectValues & string, values: ProjectValues): string {
  const value = values[field];
  if (field === 'content') return articleToPlain(values.content);
  return typeof value === 'string' ? value : '';
}
