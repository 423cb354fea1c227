import { useState } from 'react';

/**
 * What a form begins with: the first that was read. What is saved elsewhere meanwhile does not replace what is being typed; saving tells of it.
 * @param of what was opened: something else begins anew
 */
export function useOpened<Data>(read: Data | undefined, of: string): Data | undefined {
  const [opened, open] = useState({ of, data: read });
  const isOpen = opened.of === of && opened.data !== undefined;
  if (!isOpen && read !== undefined) open({ of, data: read });
  return isOpen ? opened.data : undefined;
}
