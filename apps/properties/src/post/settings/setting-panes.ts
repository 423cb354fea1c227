/** Parts of the settings. Specification 3 §2.6: source list, portal post list, options. What portals refuse and what posts cost are beyond it. */
export const settingPanes = ['channels', 'portals', 'options', 'rules', 'costs'] as const;
export type SettingPane = (typeof settingPanes)[number];
