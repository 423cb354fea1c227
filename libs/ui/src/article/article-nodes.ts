import Heading from '@tiptap/extension-heading';
import { Placeholder } from '@tiptap/extensions';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { Extension, Node, ReactNodeViewRenderer } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { textOnly } from '../rich-text/editor-parts';
import { ArticlePicture } from './article-picture';
import * as css from './article.module.css';

/** Blocks that stand only in the article itself, not in lists and cells. */
const ownBlock = 'articleBlock';

const ArticleDocument = Node.create({ name: 'doc', topNode: true, content: `(block | ${ownBlock})+` });

/** A picture by its id, or by the key of its upload until it has one. */
const ArticleImage = Node.create({
  name: 'image',
  group: ownBlock,
  atom: true,
  draggable: true,
  addAttributes: () => ({
    id: {
      default: null,
      parseHTML: (element) => Number(element.getAttribute('data-article-image')) || null,
      renderHTML: ({ id }) => (id ? { 'data-article-image': String(id) } : {}),
    },
    alt: { default: null },
    upload: {
      default: null,
      parseHTML: (element) => element.getAttribute('data-article-upload'),
      renderHTML: ({ upload }) => (upload ? { 'data-article-upload': String(upload) } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'img[data-article-image]' }, { tag: 'img[data-article-upload]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(ArticlePicture),
});

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.max(1, Number(element.getAttribute(name)) || 1),
});

const cellOf = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan') }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** The nodes by which ProseMirror knows a table. */
const tableRoles: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

/** Tables come by pasting. Tab goes from cell to cell. */
const ArticleTable = Node.create({
  name: 'table',
  group: ownBlock,
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  // a wide table scrolls within its own box
  renderHTML: ({ HTMLAttributes }) => ['div', { class: css.wide }, ['table', HTMLAttributes, ['tbody', 0]]],
  addExtensions: () => [
    Node.create({
      name: 'tableRow',
      content: '(tableCell | tableHeader)+',
      parseHTML: () => [{ tag: 'tr' }],
      renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
    }),
    cellOf('tableCell', 'td'),
    cellOf('tableHeader', 'th'),
    Extension.create({
      name: 'tableRoles',
      extendNodeSchema: ({ name }: { name: string }) => ({ tableRole: tableRoles[name] }),
    }),
  ],
  addKeyboardShortcuts() {
    const { editor } = this;
    const go = (direction: 1 | -1) => () => goToNextCell(direction)(editor.state, editor.view.dispatch);
    return { Tab: go(1), 'Shift-Tab': go(-1) };
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

/** Exactly the nodes of `ArticleText`. */
export const articleExtensions = (placeholder: string) => [
  // The line after a last picture or table, so that one can write on, is not stored.
  StarterKit.configure({ ...textOnly, document: false, trailingNode: {} }),
  ArticleDocument,
  Heading.extend({ group: ownBlock }).configure({ levels: [2, 3] }),
  ArticleImage,
  ArticleTable,
  Placeholder.configure({ placeholder }),
];
