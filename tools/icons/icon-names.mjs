/** The Phosphor icons that the product uses, by Phosphor's name. After a change: `node tools/icons/build.mjs`. */
export const iconNames = `
ArrowClockwise ArrowCounterClockwise ArrowDown ArrowLeft ArrowRight ArrowSquareOut ArrowUUpLeft ArrowUUpRight ArrowUp ArrowsDownUp
ArrowsLeftRight ArrowsOutSimple Bathtub Bed Bell BookOpenText BookmarkSimple Buildings CalendarBlank CalendarCheck CalendarPlus CalendarX Camera CaretDown
CaretLeft CaretRight CaretUp ChartLineUp ChatCircle ChatCircleDots Check CheckCircle CheckSquare Checks Circle CircleNotch ClockCountdown
ClockCounterClockwise CloudArrowUp CloudCheck CloudWarning Columns Compass Copy CornersOut Crane Desktop DeviceMobile Devices
DotsSixVertical DotsThree DotsThreeVertical DownloadSimple EnvelopeSimple Eye EyeSlash File FileDoc FilePdf FileXls Files Flask FloppyDisk Funnel
FunnelSimple GearSix GitDiff Globe GlobeX Handshake HandPalm Headset HourglassMedium House HouseLine Image ImageBroken ImageSquare Images Info Key Keyboard Lightning LightbulbFilament
LinkSimple List ListBullets ListNumbers Lock LockOpen LockSimple MagnifyingGlass MagnifyingGlassMinus MagnifyingGlassPlus MapPin MapTrifold
Megaphone Minus MinusCircle Moon Newspaper PaperPlaneRight PaperPlaneTilt Paperclip PauseCircle PencilSimple Phone PhoneIncoming PlayCircle
Baby Briefcase ChatText ClockAfternoon PlugsConnected Plus Printer Prohibit Question Ruler ShareNetwork ShieldCheck SidebarSimple SignIn SignOut SlidersHorizontal SpeakerHigh SpeakerSlash SquaresFour
Stairs Star Sun Table TagSimple Target TextB TextHThree TextHTwo TextItalic TextUnderline ThumbsUp Trash TreeStructure UploadSimple User UserCircle UserPlus
CornersIn Umbrella UserFocus UserSwitch Users UsersThree Warning WarningCircle X XCircle
`
  .trim()
  .split(/\s+/);

/**
 * The icons that are drawn filled, or bold, too. Each outline costs every first list a third of a kilobyte, so an icon has only the weights
 * that a screen uses; TypeScript refuses the others.
 */
export const filledIcons = new Set(
  `
Bell BookOpenText BookmarkSimple Buildings ChartLineUp ChatCircle ChatCircleDots CheckCircle Circle ClockCountdown Crane Files Funnel House
Info List LockSimple MapPin Megaphone MinusCircle Newspaper PaperPlaneRight PauseCircle PencilSimple Phone PhoneIncoming Plus Question
ShieldCheck SquaresFour Target ThumbsUp TreeStructure User Users Warning WarningCircle XCircle
`
    .trim()
    .split(/\s+/),
);
export const boldIcons = new Set(
  'ArrowDown ArrowUp ArrowsDownUp CaretDown CaretUp Check DotsThree DotsThreeVertical FunnelSimple Minus Plus X'.split(
    ' ',
  ),
);

/** Those of the customer's chat (apps/widget), which has no room for the kit: name, weight. */
export const widgetIcons = [
  ...['Image', 'Minus', 'ShieldCheck', 'ArrowDown'].map((name) => [name, 'regular']),
  ...['LockSimple', 'PaperPlaneRight', 'Phone', 'WarningCircle'].map((name) => [name, 'fill']),
];
