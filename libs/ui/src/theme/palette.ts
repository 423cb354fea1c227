/**
 * The colours of Tổ Ấm. Measured contrast: text at least 4.5:1 on its surface, chart colours 3:1.
 * Orange is the brand and the one primary action. Teal means "chosen", links, focus and "good".
 * `theme/tokens.css` has the same values as CSS variables with the same names. A test compares the two.
 */
export const palette = {
  light: {
    primary: '#C44600',
    primaryHover: '#A93C00',
    primaryActive: '#8F3300',
    primaryTint: '#FFF4EC',
    primaryBorder: '#F0C4A6',
    brand: '#F26B1D',
    onPrimary: '#FFFFFF',
    teal: '#0F766E',
    tealHover: '#0B5F59',
    tealActive: '#084A45',
    tealTint: '#E6F4F1',
    tealTintHover: '#D8EDE9',
    tealBorder: '#A5D3CC',
    text: '#211C17',
    text2: '#5C544B',
    text3: '#746B61',
    text4: '#B3AAA0',
    border: '#E4DDD5',
    borderSoft: '#F0EBE5',
    layout: '#F7F4F0',
    surface: '#FFFFFF',
    elevated: '#FFFFFF',
    fill: '#F4F0EB',
    fillHover: '#ECE6DF',
    success: '#1B7440',
    successTint: '#E8F5EC',
    warning: '#8A5A00',
    warningTint: '#FDF3DC',
    error: '#B8203B',
    errorTint: '#FCECEE',
    info: '#22588F',
    infoTint: '#E9F1F9',
    inverse: '#2B2520',
  },
  dark: {
    primary: '#F0813F',
    primaryHover: '#F79256',
    primaryActive: '#DB6E2D',
    primaryTint: '#3A2417',
    primaryBorder: '#6B3F22',
    brand: '#F26B1D',
    onPrimary: '#24120A',
    teal: '#56C4B7',
    tealHover: '#7AD3C8',
    tealActive: '#3FB3A5',
    tealTint: '#17332F',
    tealTintHover: '#1D403B',
    tealBorder: '#2C6059',
    text: '#EFE9E2',
    text2: '#B8AEA3',
    text3: '#A79D92',
    text4: '#635B53',
    border: '#3A342E',
    borderSoft: '#2C2722',
    layout: '#151311',
    surface: '#1D1A17',
    elevated: '#282420',
    fill: '#2A2622',
    fillHover: '#35302B',
    success: '#6CC58D',
    successTint: '#1A3324',
    warning: '#E3B257',
    warningTint: '#372B14',
    error: '#F08A98',
    errorTint: '#3D1D23',
    info: '#86B6E6',
    infoTint: '#1B2E41',
    inverse: '#3A342E',
  },
} as const;

export type Shade = keyof typeof palette;

/** Six series colours in order of use, each at least 3:1 on its surface. Always use them with a legend or label. */
export const chartColours = {
  light: ['#0F766E', '#E06A1F', '#4A6FA5', '#B07D12', '#8E4A6B', '#6F8F4E'],
  dark: ['#3FB3A5', '#F08A4B', '#7FA3D6', '#D9AE4A', '#C582A4', '#9DBE78'],
} as const;

/** Backgrounds for white initials, at least 4.5:1. The person's id chooses one, so it is the same everywhere. */
export const avatarColours = [
  '#B4572B',
  '#2F6F88',
  '#0F766E',
  '#8E4A6B',
  '#5F7A3E',
  '#8A5A00',
  '#4A5F95',
  '#A2493F',
] as const;
