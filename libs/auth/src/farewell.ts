const key = 'toam.farewell';

/** Leaves a line for the login page to show, such as why the session ended. This tab only, shown once. */
export function leaveFarewell(message: string): void {
  try {
    sessionStorage.setItem(key, message);
  } catch {
    // storage forbidden: the login page appears without the line
  }
}

export function takeFarewell(): string | null {
  try {
    const message = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return message;
  } catch {
    return null;
  }
}
