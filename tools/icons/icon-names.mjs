/** The Phosphor icons that the product uses, by Phosphor's name. After a change: `node tools/icons/build.mjs`. */
export const iconNames = `
AddressBook ArrowClockwise ArrowCounterClockwise ArrowDown ArrowLeft ArrowRight ArrowsDownUp ArrowsLeftRight ArrowsOutSimple ArrowSquareOut ArrowUp ArrowUUpLeft ArrowUUpRight
At Bathtub Bed Bell BellSlash BookmarkSimple BookOpenText BracketsCurly Broadcast Buildings Cake Calendar CalendarBlank CalendarCheck Camera
CaretDoubleLeft CaretDoubleRight CaretDown CaretLeft CaretRight CaretUp CarSimple ChartBar ChartLineUp ChartPieSlice ChatCircle ChatCircleDots
Check CheckCircle Checks CheckSquare Circle CircleNotch Clock ClockCountdown ClockCounterClockwise CloudArrowUp CloudCheck CloudSlash CloudWarning Coins Columns
Command Compass Copy CornersOut Crane Crosshair CrownSimple CurrencyCircleDollar Database Desktop Devices DeviceMobile DotsSixVertical DotsThree DotsThreeVertical
DownloadSimple EnvelopeSimple Eraser Eye EyeSlash Export Factory File FileArrowUp FileDoc FilePdf Files FileText FileXls Flag FlagBanner FloppyDisk
Folder FolderOpen Funnel FunnelSimple FunnelX Gauge Gear GitDiff Globe GlobeHemisphereEast GlobeX GraduationCap GridFour Handshake Hash Heart Hourglass House HouseLine
IdentificationCard Image Images ImagesSquare ImageBroken ImageSquare Info Kanban Key Keyboard Ladder LightbulbFilament Lightning LinkBreak LinkSimple List ListBullets ListNumbers Lock LockOpen LockSimple
MagnifyingGlass MagnifyingGlassMinus MagnifyingGlassPlus MapPin MapPinLine MapTrifold Megaphone Minus MinusCircle Money Monitor Moon Newspaper NotePencil Notebook Notepad
Package Palette PaperPlaneRight PaperPlaneTilt Paperclip Path PauseCircle Pencil PencilSimple Percent Phone PhoneIncoming Play PlayCircle PlugsConnected Plus PlusCircle Power Printer Prohibit PushPin
QrCode Question Quotes Radio RadioButton Receipt Robot RoadHorizon Rocket Rows Ruler Scales Seal SealCheck SealQuestion SealWarning ShareNetwork ShieldCheck ShieldWarning SidebarSimple SignIn SignOut
SlidersHorizontal Smiley SortAscending SortDescending Sparkle SquaresFour Stack Stairs Star Storefront Suitcase Sun SunHorizon Swap Table Tag TagSimple Target Terminal TextAlignLeft TextB TextHOne TextHTwo TextHThree
TextItalic TextStrikethrough TextUnderline ThumbsDown ThumbsUp Timer ToggleLeft Trash TrashSimple TreeStructure TrendDown TrendUp Trophy Umbrella UploadSimple User UserCheck UserCircle UserList UserMinus UserPlus UserSwitch Users UsersThree
Video Wallet Warning WarningCircle WifiSlash Wrench X XCircle
`
  .trim()
  .split(/\s+/);
