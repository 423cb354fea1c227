import { WebSocket } from 'ws';

/** What the live socket and axios ask of a page when they are loaded. Import it before them, and `no-page` after them. */
const location = new URL('http://localhost/');
const document = Object.assign(new EventTarget(), { hidden: false });
Object.assign(globalThis, { document, location, window: Object.assign(new EventTarget(), { location }), WebSocket });
