export const desktop = { width: 1280, height: 800 };
export const phone = { width: 480, height: 900 };
