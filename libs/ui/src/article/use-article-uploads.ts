import { refuseImage } from '@toam/contracts/media/upload-limits';
import { articleTextText } from '@toam/contracts/article/article-text.text';
import { mostArticleImages } from '@toam/domain/article/article-text';
import { useEditorState, type Editor } from '@tiptap/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { toast } from '../feedback/toast';
import type { LightboxImage } from '../lightbox/lightbox';
import { useUploads } from '../upload/use-uploads';
import type { EditorPictures, StoredPicture } from './article-picture';

/** Stores one picture. Must honour the signal; an error's message is shown. A `status` of 0 means "no connection". */
export type UploadPicture = (
  file: File,
  watch: { signal: AbortSignal; onProgress: (part: number) => void },
) => Promise<Omit<LightboxImage, 'name'>>;

/** What a form should know before it saves. */
export interface PendingPictures {
  /** Pictures on their way: a form waits for them. */
  uploading: number;
  /** Pictures that are not stored. Saving leaves them out. */
  failed: number;
}

interface FoundPicture {
  at: number;
  id: number | null;
  upload: string | null;
}

function picturesIn({ state: { doc } }: Editor): FoundPicture[] {
  const found: FoundPicture[] = [];
  doc.forEach((node, at) => {
    if (node.type.name === 'image') found.push({ ...(node.attrs as Omit<FoundPicture, 'at'>), at });
  });
  return found;
}

/**
 * Puts pictures behind the block of the caret, or of `at`; in the place of a blank line. The caret stays where it is, so what was added
 * there before keeps its place: pictures pasted one by one stand in their order.
 */
function insertPictures(editor: Editor, keys: readonly string[], at?: number): void {
  const { selection, doc, schema, tr } = editor.state;
  const $at = at === undefined ? selection.$to : doc.resolve(at);
  const block = $at.depth > 0 ? $at.node(1) : null;
  const isBlank = block?.type.name === 'paragraph' && block.content.size === 0;
  let from = isBlank ? $at.before(1) : block ? $at.after(1) : $at.pos;
  const wasAddedHere = () => (doc.nodeAt(from)?.attrs['upload'] ?? null) !== null;
  if (!isBlank && at === undefined) while (wasAddedHere()) from += 1;
  const nodes = keys.map((upload) => schema.nodes['image']!.create({ upload }));
  editor.view.dispatch(tr.replaceWith(from, isBlank ? $at.after(1) : from, nodes).scrollIntoView());
}

interface UploadsInput {
  editor: Editor;
  images: readonly LightboxImage[];
  upload: UploadPicture;
  onPending: ((pending: PendingPictures) => void) | undefined;
}

/**
 * The pictures of an editor. An upload belongs to its picture by a key, so the picture may move or be taken back meanwhile; the text
 * itself never waits.
 */
export function useArticleUploads({ editor, images, upload, onPending }: UploadsInput) {
  const [stored, setStored] = useState<StoredPicture[]>([]);
  const send = useCallback(
    async (file: File, watch: Parameters<UploadPicture>[1]): Promise<StoredPicture> => ({
      ...(await upload(file, watch)),
      name: file.name,
    }),
    [upload],
  );
  const { queue, add, dispatch } = useUploads<StoredPicture>({
    value: stored,
    onChange: setStored,
    upload: send,
    refuse: refuseImage,
  });
  const uploads = useMemo(() => new Map(queue.entries.map((entry) => [entry.key, entry])), [queue]);

  const keys = useEditorState({
    editor,
    selector: ({ editor: now }) => picturesIn(now).flatMap(({ id, upload: key }) => (id === null ? [key ?? ''] : [])),
  });
  useEffect(() => {
    const { tr } = editor.state;
    for (const { at, id, upload: key } of picturesIn(editor)) {
      const result = id === null && key !== null ? uploads.get(key)?.result : undefined;
      if (result) tr.setNodeAttribute(at, 'id', result.id);
    }
    // «Hoàn tác» takes back what a person did.
    if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false));
  }, [editor, keys, uploads]);

  const isActive = (key: string) => ['waiting', 'uploading', 'done'].includes(uploads.get(key)?.state ?? '');
  const uploading = keys.filter(isActive).length;
  const failed = keys.length - uploading;
  useEffect(() => {
    onPending?.({ uploading, failed });
    // with each file that was added: what `addFiles` said at once may be another number by now
  }, [onPending, uploading, failed, queue]);

  const addFiles = (files: readonly File[], at?: number) => {
    const room = Math.max(0, mostArticleImages - picturesIn(editor).length);
    if (files.length > room) toast.error(articleTextText.tooManyImages);
    if (files.length === 0 || room === 0) return;
    const added = add(files.slice(0, room));
    insertPictures(editor, added, at);
    // at once: the next render would be too late for somebody who pastes and saves in the same moment
    onPending?.({ uploading: uploading + added.length, failed });
  };
  const pictures = useMemo<EditorPictures>(() => {
    const known = new Map([...stored, ...images].map((image) => [image.id, image]));
    return {
      imageOf: (id) => known.get(id),
      uploadOf: (key) => uploads.get(key),
      retry: (key) => dispatch({ type: 'retried', keys: [key] }),
      cancel: (key) => {
        dispatch({ type: 'removed', key });
        const picture = picturesIn(editor).find((one) => one.upload === key);
        if (picture)
          editor.view.dispatch(editor.state.tr.delete(picture.at, picture.at + 1).setMeta('addToHistory', false));
      },
    };
  }, [dispatch, editor, images, stored, uploads]);
  return { pictures, addFiles, uploading };
}
