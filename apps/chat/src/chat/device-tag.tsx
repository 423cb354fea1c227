import { chatConsoleText as text } from './chat-console.text';
import * as css from './device-tag.module.css';

/** On a thread of a new device, whose number is known and nobody has confirmed. D120. */
export const DeviceTag = () => (
  <span className={css.tag} title={text.device.unconfirmed}>
    {text.device.tag}
  </span>
);
