import { project } from '@toam/domain/project/project.record';
import { question } from '@toam/domain/project/question.record';
import { labelsOf } from '@toam/domain/record/columns';

/** Columns of the history and the audit. */
export const projectLabel = labelsOf(project.fields);
export const questionLabel = labelsOf(question.fields);

/** What is refused, and what is told of projects and questions. Specification 2 §2, §5; brief 4 §1. */
export const projectText = {
  notFound: 'Không tìm thấy dự án này',
  mayNotWrite: 'Bạn không được sửa dự án',
  created: 'Tạo mới dự án thành công',
  historyCreated: 'Tạo mới',
} as const;

export const questionText = {
  notFound: 'Không tìm thấy câu hỏi này',
  missing: 'Vui lòng nhập câu hỏi',
  /** After the answerer's name in a notification. */
  answered: (project: string) => `đã trả lời câu hỏi của bạn về dự án “${project}”`,
} as const;
