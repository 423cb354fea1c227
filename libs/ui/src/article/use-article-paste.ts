import { isImage } from '@toam/contracts/media/upload-limits';
import { articleText } from '@toam/contracts/article/article-text.text';
import { closeHistory } from '@tiptap/pm/history';
import type { Slice } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { closeToast, toast } from '../feedback/toast';
import { pastedArticle, type PastedArticle } from '../rich-text/pasted-html';

/** Programs put a picture of the copied text beside it. A picture is meant only where no text is. */
function picturesOf(transfer: DataTransfer | null): File[] {
  const files = [...(transfer?.files ?? [])];
  if (!transfer || files.length === 0 || transfer.getData('text/plain').trim() !== '') return [];
  const { body } = new DOMParser().parseFromString(transfer.getData('text/html'), 'text/html');
  return body.textContent.trim() === '' ? files : [];
}

/** Says what of a paste is kept, as long as it can be taken back. */
function usePasteToast() {
  const shown = useRef<number | null>(null);
  const close = () => {
    if (shown.current !== null) closeToast(shown.current);
    shown.current = null;
  };
  useEffect(() => close, []);
  return {
    close,
    show: ({ isStructured, lostPictures }: PastedArticle, undo: () => void) => {
      close();
      const lost = lostPictures > 0 ? articleText.picturesLost : undefined;
      if (isStructured) shown.current = toast.undo(articleText.pasted, undo, lost);
      else if (lost) shown.current = toast.undo(lost, undo);
    },
  };
}

interface PasteInput {
  /** The editor, once it is made with these handlers. */
  editorNow: () => Editor;
  /** Whether the id is that of a picture of this article. */
  isKnown: (id: number) => boolean;
  isUpload: (key: string) => boolean;
  addFiles: (files: readonly File[], at?: number) => void;
}

/** What an editor of articles does with pasted and dropped text and pictures. A paste is one step of «Hoàn tác». */
export function useArticlePaste(input: PasteInput) {
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const pasted = useRef<PastedArticle | null>(null);
  const news = usePasteToast();
  const isOurs = (picture: Element): boolean => {
    const [id, key] = [picture.getAttribute('data-article-image'), picture.getAttribute('data-article-upload')];
    return (id !== null && latest.current.isKnown(Number(id))) || (key !== null && latest.current.isUpload(key));
  };
  const handlers = useRef({
    transformPastedHTML: (html: string): string => {
      pasted.current = pastedArticle(html, isOurs);
      return pasted.current.html;
    },
    handlePaste: (view: EditorView, event: ClipboardEvent, slice: Slice): boolean => {
      const files = picturesOf(event.clipboardData);
      if (files.length > 0) {
        latest.current.addFiles(files);
        return true;
      }
      if (slice.size === 0 && pasted.current?.lostPictures) {
        toast.warning(articleText.picturesLost);
        return true;
      }
      view.dispatch(closeHistory(view.state.tr));
      return false;
    },
    handleDOMEvents: {
      drop: (view: EditorView, event: DragEvent): boolean => {
        // what is dragged within the editor is moved by it
        const files = view.dragging ? [] : [...(event.dataTransfer?.files ?? [])].filter(isImage);
        if (files.length === 0) return false;
        event.preventDefault();
        latest.current.addFiles(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
        return true;
      },
    },
  });
  const onTransaction = ({ transaction }: { transaction: Transaction }): void => {
    if (transaction.getMeta('paste')) {
      const editor = latest.current.editorNow();
      if (pasted.current) news.show(pasted.current, () => editor.chain().focus().undo().run());
      pasted.current = null;
      editor.view.dispatch(closeHistory(editor.state.tr));
    } else if (transaction.docChanged && transaction.getMeta('addToHistory') !== false) news.close();
  };
  return { handlers: handlers.current, onTransaction };
}
