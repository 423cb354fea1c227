import { redrawPicture } from './redraw-picture';

/** Drawing twelve megapixels takes a second: here, it stops nobody's typing. */
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void redrawPicture(data).then((smaller) => postMessage(smaller));
});
