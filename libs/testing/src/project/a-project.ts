import type { DataOf } from '@toam/contracts/endpoint';
import type { listProjects, ProjectDetail } from '@toam/contracts/project/project.endpoints';
import type { ProjectQuestion } from '@toam/contracts/project/question.endpoints';

/** A stored picture of a project. */
export const aPicture = (id: number) => ({
  ...{ id, main: `/api/media/image/${id}/main`, thumbnail: `/api/media/image/${id}/thumbnail` },
  ...{ name: `anh-${id}.jpg`, rotation: 0 as const },
});

const staff = { id: 7, name: 'Nguyễn Thu Hà', avatar: null };

/** A project that the reader may edit, unless said otherwise. */
export const aProject = (differing: Partial<ProjectDetail> = {}): ProjectDetail => ({
  id: 38,
  version: 3,
  name: 'Vinhomes Central Park',
  address: '208 Nguyễn Hữu Cảnh, Phường 22, Bình Thạnh',
  descriptions: null,
  key_word: null,
  content: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Khu căn hộ ven sông Sài Gòn.' }] }],
  },
  images: [aPicture(1)],
  content_images: [],
  user_id: staff.id,
  user: staff,
  houses_count: 86,
  may_edit: true,
  created_at: 1_790_000_000,
  updated_at: 1_790_000_000,
  ...differing,
});

type ListedProject = DataOf<typeof listProjects>['list'][number];

/** The same in the list. */
export const aListedProject = (differing: Partial<ListedProject> = {}): ListedProject => {
  const { id, version, name, address, images, houses_count, may_edit, created_at, updated_at } = aProject();
  return {
    ...{ id, version, name, address, images, houses_count, may_edit, created_at, updated_at },
    ...{ images_count: (differing.images ?? images).length, questions_count: 0, unanswered_count: 0, found: null },
    ...differing,
  };
};

/** A question without an answer, unless said otherwise. */
export const aQuestion = (differing: Partial<ProjectQuestion> = {}): ProjectQuestion => ({
  id: 5,
  version: 1,
  project_id: 38,
  project: { id: 38, name: 'Vinhomes Central Park' },
  content: 'Dự án đã có sổ chưa?',
  answer: null,
  user_id: 9,
  user: { id: 9, name: 'Võ Minh Khôi', avatar: null },
  answered_by_id: null,
  answered_by: null,
  answered_at: null,
  may_answer: false,
  created_at: 1_790_000_000,
  updated_at: 1_790_000_000,
  ...differing,
});
