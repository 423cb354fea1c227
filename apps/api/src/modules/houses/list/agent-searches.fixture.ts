/*
 * Searches as agents type them, and what each means: `column=names`, `column from..to` (prices in tỷ), and in quotation marks what stays
 * words. `*9`: so many entries of the dictionary. Names and wards are those of the first dictionary.
 */
const table = `
q7 => province=Quận 7
q.7 => province=Quận 7
Q 7 => province=Quận 7
quận 7 => province=Quận 7
quan 7 => province=Quận 7
QUẬN 7 => province=Quận 7
tb => province=Quận Tân Bình
gv => province=Quận Gò Vấp
pn => province=Quận Phú Nhuận
bt => province=Quận Bình Thạnh
td => province=TP. Thủ Đức
thu duc => province=TP. Thủ Đức
TP Thủ Đức => province=TP. Thủ Đức
p12 go vap => district=Phường 12; province=Quận Gò Vấp
p.12 gò vấp => district=Phường 12; province=Quận Gò Vấp
phường 12 gv => district=Phường 12; province=Quận Gò Vấp
phuong 12, quan go vap => district=Phường 12; province=Quận Gò Vấp
P12 Q10 => district=Phường 12; province=Quận 10
f12 tan binh => district=Phường 12; province=Quận Tân Bình
p 15 tb => district=Phường 15; province=Quận Tân Bình
phường tân định => district=Phường Tân Định
phuong tan phu q7 => district=Phường Tân Phú; province=Quận 7
thảo điền => address=Thảo Điền
thao dien q2 => address=Thảo Điền; district=Quận 2*9
an phu q2 => district=Phường An Phú|Xã An Phú; district=Quận 2*9
q9 => district=Quận 9*13
tang nhon phu q9 => house_address=Tăng Nhơn Phú; district=Quận 9*13
bình thạnh => province=Quận Bình Thạnh
binh thanh 5-8 ty => province=Quận Bình Thạnh; into_money 5tỷ..8tỷ; purpose=0
nhà bình thạnh dưới 8 tỷ => property_type=Nhà phố|Nhà cấp 4; province=Quận Bình Thạnh; into_money ..8tỷ; purpose=0
hxh q10 duoi 8ty => house_type=Hẻm xe hơi; province=Quận 10; into_money ..8tỷ; purpose=0
hxh => house_type=Hẻm xe hơi
hxt q12 => house_type=Hẻm xe hơi; province=Quận 12
hẻm xe hơi gò vấp => house_type=Hẻm xe hơi; province=Quận Gò Vấp
hem xe hoi tan binh 6 ty => house_type=Hẻm xe hơi; province=Quận Tân Bình; into_money 5.4tỷ..6.6tỷ; purpose=0
hem oto phu nhuan => house_type=Hẻm xe hơi; province=Quận Phú Nhuận
mt le van sy => house_type=Mặt tiền|Góc hai mặt tiền; house_address=Lê Văn Sỹ
mặt tiền lê văn sỹ => house_type=Mặt tiền|Góc hai mặt tiền; house_address=Lê Văn Sỹ
nha mat tien q3 => property_type=Nhà phố|Nhà cấp 4; house_type=Mặt tiền|Góc hai mặt tiền; province=Quận 3
mt nguyen trai q5 tren 20 ty => house_type=Mặt tiền|Góc hai mặt tiền; house_address=Nguyễn Trãi; province=Quận 5; into_money 20tỷ..; purpose=0
mp q1 => house_type=Mặt tiền|Góc hai mặt tiền; province=Quận 1
hẻm 3m => house_type=Hẻm xe hơi|Hẻm ba gác|Hẻm xe máy; wide_street 3..
hem 5m go vap => house_type=Hẻm xe hơi|Hẻm ba gác|Hẻm xe máy; wide_street 5..; province=Quận Gò Vấp
hẻm ba gác bình thạnh => house_type=Hẻm ba gác; province=Quận Bình Thạnh
hem 3 gac q8 => house_type=Hẻm ba gác; province=Quận 8
hxm q4 => house_type=Hẻm xe máy; province=Quận 4
nhà hẻm pn => property_type=Nhà phố|Nhà cấp 4; house_type=Hẻm xe hơi|Hẻm ba gác|Hẻm xe máy; province=Quận Phú Nhuận
góc 2 mặt tiền q6 => house_type=Góc hai mặt tiền; province=Quận 6
lo goc 2mt thu duc => house_type=Góc hai mặt tiền; house_type=Góc hai mặt tiền; province=TP. Thủ Đức
5-8 tỷ => into_money 5tỷ..8tỷ; purpose=0
5 den 8 ty => into_money 5tỷ..8tỷ; purpose=0
5 đến 8 tỷ => into_money 5tỷ..8tỷ; purpose=0
tu 5 den 8 ty => into_money 5tỷ..8tỷ; purpose=0
từ 5 tới 8 tỷ => into_money 5tỷ..8tỷ; purpose=0
5ty-8ty => into_money 5tỷ..8tỷ; purpose=0
5-8ty gv => into_money 5tỷ..8tỷ; purpose=0; province=Quận Gò Vấp
duoi 8ty => into_money ..8tỷ; purpose=0
<8 tỷ => into_money ..8tỷ; purpose=0
< 8ty => into_money ..8tỷ; purpose=0
dưới 8t => into_money ..8tỷ; purpose=0
tối đa 8 tỷ => into_money ..8tỷ; purpose=0
không quá 8 tỷ => into_money ..8tỷ; purpose=0
8 ty tro lai => into_money ..8tỷ; purpose=0
tren 5 ty => into_money 5tỷ..; purpose=0
>5 tỷ => into_money 5tỷ..; purpose=0
từ 5 tỷ => into_money 5tỷ..; purpose=0
5 tỷ trở lên => into_money 5tỷ..; purpose=0
8ty5 => into_money 7.65tỷ..9.35tỷ; purpose=0
8,5 tỷ => into_money 7.65tỷ..9.35tỷ; purpose=0
8.5 ty => into_money 7.65tỷ..9.35tỷ; purpose=0
8 tỷ rưỡi => into_money 7.65tỷ..9.35tỷ; purpose=0
8 tỷ 500 triệu => into_money 7.65tỷ..9.35tỷ; purpose=0
tam 8 ty => into_money 7.2tỷ..8.8tỷ; purpose=0
khoảng 8 tỷ q7 => into_money 7.2tỷ..8.8tỷ; purpose=0; province=Quận 7
giá 8 tỷ => into_money 7.2tỷ..8.8tỷ; purpose=0
gia duoi 3ty2 hoc mon => into_money ..3.2tỷ; purpose=0; province=Huyện Hóc Môn
850 triệu => into_money 0.765tỷ..0.935tỷ
850tr => into_money 0.765tỷ..0.935tỷ
15tr/th => into_money 0.0135tỷ..0.0165tỷ; purpose=1
15 triệu/tháng => into_money 0.0135tỷ..0.0165tỷ; purpose=1
15tr/tháng q7 => into_money 0.0135tỷ..0.0165tỷ; purpose=1; province=Quận 7
cho thue q1 duoi 30tr => purpose=1; province=Quận 1; into_money ..0.03tỷ
thuê căn hộ 10-15tr => purpose=1; property_type=Căn hộ chung cư; into_money 0.01tỷ..0.015tỷ
can thue nha nguyen can tan phu 20tr/thang => purpose=1; property_type=Nhà phố|Nhà cấp 4; province=Quận Tân Phú; into_money 0.018tỷ..0.022tỷ; purpose=1
2.8 tỷ bình chánh => into_money 2.52tỷ..3.08tỷ; purpose=0; province=Huyện Bình Chánh
3pn => number_bedroom 3..3
3 pn => number_bedroom 3..3
3 phòng ngủ => number_bedroom 3..3
3 phong ngu q7 => number_bedroom 3..3; province=Quận 7
can ho 2pn thu duc => property_type=Căn hộ chung cư; number_bedroom 2..2; province=TP. Thủ Đức
căn hộ 2pn 2wc q7 dưới 4 tỷ => property_type=Căn hộ chung cư; number_bedroom 2..2; number_wc 2..2; province=Quận 7; into_money ..4tỷ; purpose=0
ch 1pn bt => property_type=Căn hộ chung cư; number_bedroom 1..1; province=Quận Bình Thạnh
2pn2wc => number_bedroom 2..2; number_wc 2..2
3PN+ q2 => number_bedroom 3..; district=Quận 2*9
từ 3 phòng ngủ => number_bedroom 3..
2-3pn => number_bedroom 2..3
2wc => number_wc 2..2
2 toilet => number_wc 2..2
>80m2 => area 80..
80m2 => area 72..88
80 m2 => area 72..88
80m² => area 72..88
trên 100m2 => area 100..
50-80m2 => area 50..80
dưới 50m2 q4 => area ..50; province=Quận 4
dt 80 => area 72..88
dt 4x20 => width 3.6..4.4; length 18..22
diện tích 100 => area 90..110
diện tích trên 200m2 củ chi => area 200..; province=Huyện Củ Chi
4x20 => width 3.6..4.4; length 18..22
4m x 20m => width 3.6..4.4; length 18..22
5x20 gò vấp => width 4.5..5.5; length 18..22; province=Quận Gò Vấp
4,5x18 tân bình => width 4.05..4.95; length 16.2..19.8; province=Quận Tân Bình
ngang 5 => width 4.5..5.5
ngang 5m => width 4.5..5.5
ngang trên 6m q11 => width 6..; province=Quận 11
dài 20m => length 18..22
mt 5m => width 4.5..5.5
mat tien 8m q10 => width 7.2..8.8; province=Quận 10
đường 12m => wide_street 12..
đường trước nhà 8m bình tân => wide_street 8..; province=Quận Bình Tân
mt duong 12m tan phu => house_type=Mặt tiền|Góc hai mặt tiền; wide_street 12..; province=Quận Tân Phú
3 tầng => floors 3..3
4 tang => floors 4..4
5T => floors 5..5
nhà 3 tấm => property_type=Nhà phố|Nhà cấp 4; floors 3..3
1 trệt 2 lầu => floors 3..3
1 tret 3 lau => floors 4..4
trệt 2 lầu => floors 3..3
2 lầu gv => floors 3..3; province=Quận Gò Vấp
trệt lửng 2 lầu => floors 3..3
can ho => property_type=Căn hộ chung cư
căn hộ => property_type=Căn hộ chung cư
căn hộ chung cư => property_type=Căn hộ chung cư
chung cư => property_type=Căn hộ chung cư
cc q7 => property_type=Căn hộ chung cư; province=Quận 7
ccch => property_type=Căn hộ chung cư
chcc bình tân => property_type=Căn hộ chung cư; province=Quận Bình Tân
nha => property_type=Nhà phố|Nhà cấp 4
nhà => property_type=Nhà phố|Nhà cấp 4
nhà phố => property_type=Nhà phố
nha cap 4 q12 => property_type=Nhà cấp 4; province=Quận 12
nhà c4 hóc môn => property_type=Nhà cấp 4; province=Huyện Hóc Môn
dat => property_type=Đất nền
đất => property_type=Đất nền
dat nen nha be 100m2 => property_type=Đất nền; province=Huyện Nhà Bè; area 90..110
đất nền => property_type=Đất nền
dat tho cu cu chi => property_type=Đất nền; province=Huyện Củ Chi
lô đất quận 9 => property_type=Đất nền; district=Quận 9*13
biet thu => property_type=Biệt thự
biệt thự q2 => property_type=Biệt thự; district=Quận 2*9
villa thảo điền => property_type=Biệt thự; address=Thảo Điền
biet thu san vuon thu duc => property_type=Biệt thự; province=TP. Thủ Đức
shophouse => property_type=Shophouse
van phong cho thue q1 => property_type=Văn phòng; purpose=1; province=Quận 1
vp q3 => property_type=Văn phòng; province=Quận 3
kho xưởng bình tân => property_type=Kho xưởng; province=Quận Bình Tân
nha xuong hoc mon => property_type=Kho xưởng; province=Huyện Hóc Môn
phòng trọ gò vấp => property_type=Phòng trọ, căn hộ dịch vụ; province=Quận Gò Vấp
chdv binh thanh => property_type=Phòng trọ, căn hộ dịch vụ; province=Quận Bình Thạnh
can ho dich vu q1 => property_type=Phòng trọ, căn hộ dịch vụ; province=Quận 1
nhà trọ thủ đức => property_type=Phòng trọ, căn hộ dịch vụ; province=TP. Thủ Đức
hướng đông nam => direction=Đông Nam
huong dn => direction=Đông Nam
đông nam => direction=Đông Nam
nha huong nam q7 => property_type=Nhà phố|Nhà cấp 4; direction=Nam; province=Quận 7
căn hộ ban công đông nam => property_type=Căn hộ chung cư; balcony_direction=Đông Nam
h. tây bắc => direction=Tây Bắc
sổ hồng => ownership=Sổ hồng riêng|Sổ hồng chung
so hong rieng => ownership=Sổ hồng riêng
shr => ownership=Sổ hồng riêng
shr gò vấp 4 tỷ => ownership=Sổ hồng riêng; province=Quận Gò Vấp; into_money 3.6tỷ..4.4tỷ; purpose=0
sổ đỏ => ownership=Sổ đỏ
hdmb => ownership=Hợp đồng mua bán
giấy tay bình chánh => ownership=Giấy tờ tay; province=Huyện Bình Chánh
bán => purpose=0
ban nha q7 => purpose=0; property_type=Nhà phố|Nhà cấp 4; province=Quận 7
bán căn hộ q7 => purpose=0; property_type=Căn hộ chung cư; province=Quận 7
can ban dat cu chi => purpose=0; property_type=Đất nền; province=Huyện Củ Chi
cho thuê => purpose=1
cho thue nha q10 => purpose=1; property_type=Nhà phố|Nhà cấp 4; province=Quận 10
mua nhà q5 5 tỷ => purpose=0; property_type=Nhà phố|Nhà cấp 4; province=Quận 5; into_money 4.5tỷ..5.5tỷ
new => created_at new..
tin mới q7 => created_at new..; province=Quận 7
hang moi bt => created_at new..; province=Quận Bình Thạnh
#12486 => id 12486..12486
mã 12486 => id 12486..12486
12486 => + "12486"
ms 123 => id 123..123
lê văn sỹ => house_address=Lê Văn Sỹ
le van si => house_address=Lê Văn Sỹ
le van sy q3 => house_address=Lê Văn Sỹ; province=Quận 3
45/7 le van sy => house_number=45/7; house_address=Lê Văn Sỹ
45/7 lê văn sỹ p12 q3 => house_number=45/7; house_address=Lê Văn Sỹ; district=Phường 12; province=Quận 3
148/12 Nguyễn Văn Đậu => house_number=148/12; house_address=Nguyễn Văn Đậu
12 nguyen hue q1 => house_number=12; house_address=Nguyễn Huệ; province=Quận 1
ba tháng hai => house_address=3 Tháng 2
3/2 => house_address=3 Tháng 2
3 thang 2 q10 => house_address=3 Tháng 2; province=Quận 10
3/2 nguyen trai => house_number=3/2; house_address=Nguyễn Trãi
cmt8 => house_address=Cách Mạng Tháng 8
cách mạng tháng 8 q10 => house_address=Cách Mạng Tháng 8; province=Quận 10
dbp => house_address=Điện Biên Phủ
xvnt => house_address=Xô Viết Nghệ Tĩnh
phan xich long => house_address=Phan Xích Long
nguyễn văn trỗi pn 25 tỷ => house_address=Nguyễn Văn Trỗi; province=Quận Phú Nhuận; into_money 22.5tỷ..27.5tỷ; purpose=0
quang trung gò vấp hxh => house_address=Quang Trung; province=Quận Gò Vấp; house_type=Hẻm xe hơi
nguyen oanh 4x15 => house_address=Nguyễn Oanh; width 3.6..4.4; length 13.5..16.5
phạm văn đồng thủ đức mt => house_address=Phạm Văn Đồng; province=TP. Thủ Đức; house_type=Mặt tiền|Góc hai mặt tiền
đường số 7 => house_address=Số 7
hoang dieu 2 => house_address=Hoàng Diệu 2
tran nao q2 mt => house_address=Trần Não; district=Quận 2*9; house_type=Mặt tiền|Góc hai mặt tiền
nở hậu => end_open=1
nha no hau q11 => property_type=Nhà phố|Nhà cấp 4; end_open=1; province=Quận 11
sân thượng => terrace=1
gara ô tô => car_parking=1
xe hoi trong nha bt => car_parking=1; province=Quận Bình Thạnh
thang máy => + "thang máy"
nhà có thang máy q3 => property_type=Nhà phố|Nhà cấp 4; province=Quận 3 + "thang máy"
gần chợ bà chiểu => + "gần chợ bà chiểu"
nha gan cho go vap => property_type=Nhà phố|Nhà cấp 4; province=Quận Gò Vấp + "gan cho"
hồ bơi thảo điền => address=Thảo Điền + "hồ bơi"
vinhomes central park => project_id=Vinhomes Central Park
vinhomes central park 2pn => project_id=Vinhomes Central Park; number_bedroom 2..2
masteri thao dien 2pn 5 ty => project_id=Masteri Thảo Điền; number_bedroom 2..2; into_money 4.5tỷ..5.5tỷ; purpose=0
masteri => + "masteri"
landmark 81 => + "landmark 81"
view sông => + "view sông"
nhà mới xây gò vấp 5 tầng => property_type=Nhà phố|Nhà cấp 4; province=Quận Gò Vấp; floors 5..5 + "mới xây"
nha moi 4 tang shr hxh tan phu 4x16 7ty2 => property_type=Nhà phố|Nhà cấp 4; floors 4..4; ownership=Sổ hồng riêng; house_type=Hẻm xe hơi; province=Quận Tân Phú; width 3.6..4.4; length 14.4..17.6; into_money 6.48tỷ..7.92tỷ; purpose=0 + "moi"
hẻm xe hơi 6m lê văn sỹ 4x15 5T 8.5 tỷ => house_type=Hẻm xe hơi; wide_street 6..; house_address=Lê Văn Sỹ; width 3.6..4.4; length 13.5..16.5; floors 5..5; into_money 7.65tỷ..9.35tỷ; purpose=0
tim nha q8 duoi 4 ty => property_type=Nhà phố|Nhà cấp 4; province=Quận 8; into_money ..4tỷ; purpose=0
cần mua đất hóc môn 500m2 => purpose=0; property_type=Đất nền; province=Huyện Hóc Môn; area 450..550
nhà 2 mặt hẻm => property_type=Nhà phố|Nhà cấp 4; house_type=Hẻm xe hơi|Hẻm ba gác|Hẻm xe máy
quan 1 => province=Quận 1
quan 1 2 => province=Quận 1 + "2"
quận 10 mt 3/2 => province=Quận 10; house_type=Mặt tiền|Góc hai mặt tiền; house_address=3 Tháng 2
q1 q3 => province=Quận 1; province=Quận 3
tphcm => city=TP. Hồ Chí Minh
p. bến nghé => district=Phường Bến Nghé
bến nghé => district=Phường Bến Nghé
co giang => address=Cô Giang
phường cô giang => district=Phường Cô Giang
cô giang q1 => address=Cô Giang; province=Quận 1
"q7" => + ""q7""
nhà "q7" => property_type=Nhà phố|Nhà cấp 4 + ""q7""
hxh "duoi 8ty" => house_type=Hẻm xe hơi + ""duoi 8ty""
tan binh tan phu => province=Quận Tân Bình; province=Quận Tân Phú
binh tan => province=Quận Bình Tân
nhà đường hậu giang => property_type=Nhà phố|Nhà cấp 4; house_address=Hậu Giang
q3, 5-7 tỷ, hxh, 4 tầng => province=Quận 3; into_money 5tỷ..7tỷ; purpose=0; house_type=Hẻm xe hơi; floors 4..4
hóc môn <2ty => province=Huyện Hóc Môn; into_money ..2tỷ; purpose=0
cu chi 1000m2 => province=Huyện Củ Chi; area 900..1100
can gio => province=Huyện Cần Giờ
nha be 3pn => province=Huyện Nhà Bè; number_bedroom 3..3
mặt bằng kinh doanh q1 => province=Quận 1 + "mặt bằng kinh doanh"
khách sạn q1 => province=Quận 1 + "khách sạn"
penthouse q7 => province=Quận 7 + "penthouse"
duplex => + "duplex"
nhà cũ tiện xây mới q12 => property_type=Nhà phố|Nhà cấp 4; province=Quận 12 + "cũ tiện xây mới"
bán gấp nhà bt 6ty => purpose=0; property_type=Nhà phố|Nhà cấp 4; province=Quận Bình Thạnh; into_money 5.4tỷ..6.6tỷ
nhà đẹp ở ngay => property_type=Nhà phố|Nhà cấp 4 + "đẹp ngay"
q.12 nha nat duoi 3 ty => province=Quận 12; property_type=Nhà cấp 4; into_money ..3tỷ; purpose=0
nhà nguyên căn cho thuê gò vấp dưới 20tr => property_type=Nhà phố|Nhà cấp 4; purpose=1; province=Quận Gò Vấp; into_money ..0.02tỷ
ch vinhomes central park 3pn => property_type=Căn hộ chung cư; project_id=Vinhomes Central Park; number_bedroom 3..3
dat 5x25 q9 duoi 6 ty => property_type=Đất nền; width 4.5..5.5; length 22.5..27.5; district=Quận 9*13; into_money ..6tỷ; purpose=0
đất mặt tiền củ chi 1000m2 => property_type=Đất nền; house_type=Mặt tiền|Góc hai mặt tiền; province=Huyện Củ Chi; area 900..1100
nha hem 4m tan phu 4 tang => property_type=Nhà phố|Nhà cấp 4; house_type=Hẻm xe hơi|Hẻm ba gác|Hẻm xe máy; wide_street 4..; province=Quận Tân Phú; floors 4..4
nhà q.bt 2pn dưới 3 tỷ => property_type=Nhà phố|Nhà cấp 4; province=Quận Bình Thạnh; number_bedroom 2..2; into_money ..3tỷ; purpose=0
can nha tan binh co thang may => property_type=Nhà phố|Nhà cấp 4; province=Quận Tân Bình + "thang may"
quận phú nhuận => province=Quận Phú Nhuận
q pn => province=Quận Phú Nhuận
h. nhà bè => province=Huyện Nhà Bè
huyện củ chi => province=Huyện Củ Chi
xa binh my cu chi => district=Xã Bình Mỹ; province=Huyện Củ Chi
thị trấn hóc môn => district=Thị trấn Hóc Môn
p bình trị đông a => district=Phường Bình Trị Đông A
phường 1 quận 10 => district=Phường 1; province=Quận 10
p1 q10 => district=Phường 1; province=Quận 10
hxh phan văn trị => house_type=Hẻm xe hơi; house_address=Phan Văn Trị
hxh nguyen xi 4x15 3 lau duoi 9ty => house_type=Hẻm xe hơi; house_address=Nguyễn Xí; width 3.6..4.4; length 13.5..16.5; floors 4..4; into_money ..9tỷ; purpose=0
`;

/** A search and its meaning in words. */
export interface AgentSearch {
  typed: string;
  meaning: string;
}

export const searchesOf = (lines: string): AgentSearch[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' => '))
    .map(([typed = '', meaning = '']) => ({ typed, meaning }));

export const agentSearches = searchesOf(table);
