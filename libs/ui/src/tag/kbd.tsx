/** A key to press. */
export const Kbd = ({ children }: { children: string }) => <kbd className="ta-kbd">{children}</kbd>;
