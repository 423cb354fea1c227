import { setTimeout as pause } from 'node:timers/promises';

/** Repeats a check of what is on the screen until it holds; its last failure is the test's. */
export async function eventually(check: () => Promise<void>, seconds = 30): Promise<void> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await pause(150);
  }
}
