/** Below the dialogs of a page that asks for the very top. */
const layer = 2_147_483_000;

/** A sheet of its own, which the content security policy of a page does not refuse, and whose classes nobody else sees. */
export function sheet(): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(`
button,iframe{position:fixed;z-index:${layer};right:20px;border:0}
button{bottom:20px;width:56px;height:56px;padding:0;border-radius:50%;background:#c44600;cursor:pointer;box-shadow:0 4px 16px #0004}
button:hover{background:#a93c00}
button:focus-visible{outline:3px solid #0f766e;outline-offset:3px}
svg{width:28px;margin-top:3px;fill:#fff;stroke:#fff;stroke-width:0}button[aria-expanded=true] svg{stroke-width:20;stroke-linecap:round}
span{position:absolute;top:-4px;right:-4px;min-width:22px;padding:0 6px;box-sizing:border-box;border-radius:11px;border:2px solid #fff;background:#b8203b;color:#fff;font:600 12px/18px system-ui,sans-serif;text-align:center}
iframe{bottom:88px;width:384px;height:min(640px,100% - 108px);border-radius:12px;background:#f7f4f0;box-shadow:0 12px 32px #0003,0 2px 6px #0002}
[hidden]{display:none}
@media (prefers-color-scheme:dark){iframe{background:#151311}}
@media (max-width:499px){iframe{inset:0;width:100%;height:100%;border-radius:0}iframe:not([hidden])+button{display:none}}`);
  return made;
}
