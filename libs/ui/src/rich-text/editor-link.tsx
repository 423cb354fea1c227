import { isComposing, isEnter } from '@toam/platform/enter-key';
import type { Editor } from '@tiptap/react';
import { richTextText } from '@toam/contracts/texts/rich-text';
import { isSafeLink } from '@toam/domain/rich-text';
import { Button } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { Row } from '../layout/layout';
import { Input } from '../input/input';

interface EditorLinkProps {
  editor: Editor;
  /** The address at the caret, '' for a new link. */
  href: string;
  onDone: () => void;
}

/** Adds https:// to an address without a scheme, such as "toam.vn". */
const withScheme = (typed: string) => (/^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`);

/** The line under the toolbar for typing a link's address. */
export function EditorLink({ editor, href, onDone }: EditorLinkProps) {
  const [typed, setTyped] = useState(href);
  const address = withScheme(typed.trim());
  const refused = typed.trim() !== '' && !isSafeLink(address);

  const apply = () => {
    if (refused) return;
    const link = editor.chain().focus().extendMarkRange('link');
    if (typed.trim() === '') link.unsetLink().run();
    else if (editor.state.selection.empty && href === '')
      link
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href: address } }] })
        .run();
    else link.setLink({ href: address }).run();
    onDone();
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // The form around the editor must not submit or close.
    event.preventDefault();
    event.stopPropagation();
    if (isEnter(event)) return apply();
    editor.commands.focus();
    onDone();
  };
  return (
    <Row gap={8} padX={12} padY={8} edge="bottomSoft">
      <Input
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
        status={refused ? 'error' : undefined}
        placeholder="https://"
        aria-label={richTextText.linkAddress}
        aria-invalid={refused}
        title={refused ? richTextText.unsafeLink : undefined}
      />
      <Button size="small" onClick={apply} disabled={refused}>
        {href !== '' && typed.trim() === '' ? richTextText.linkRemove : richTextText.linkApply}
      </Button>
    </Row>
  );
}
