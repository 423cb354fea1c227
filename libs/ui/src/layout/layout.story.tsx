import { DotsThreeVerticalIcon } from '../icons';
import {
  Bar,
  Bone,
  Card,
  Cell,
  Facts,
  Grid,
  IconButton,
  Pane,
  PlainButton,
  Row,
  Stack,
  Text,
  TwoLines,
} from './layout';

export const title = 'Bố cục: Row, Stack, Grid, Card, Cell, Bar, Pane, Text, Facts, TwoLines, Bone, nút';

const sizes = [11, 12, 13, 14, 15, 16, 18, 20, 24] as const;
const tones = ['text', 'text2', 'text3', 'teal', 'primary', 'success', 'warning', 'error', 'info'] as const;

export default function LayoutStory() {
  return (
    <Stack gap={16} padX={16} padY={16}>
      <Row gap={12} wrap align="baseline">
        {sizes.map((size) => (
          <Text key={size} size={size} weight={500}>
            Cỡ {size}
          </Text>
        ))}
      </Row>
      <Row gap={12} wrap>
        {tones.map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ))}
      </Row>
      <Grid columns={2} gap={12} phone="stack">
        <Card gap={4}>
          <Text weight={600}>Card</Text>
          <Text size={13} tone="text2">
            Trong Grid hai cột, một cột trên điện thoại
          </Text>
        </Card>
        <Card padY={0}>
          <Stack as="ul" divided>
            {['Lê Văn Sỹ', 'Nguyễn Thị Minh Khai, một địa chỉ dài hơn chỗ của nó trong hàng'].map((street) => (
              <Row as="li" key={street} gap={8} padY={10}>
                <Cell>
                  <Text weight={500} ellipsis>
                    {street}
                  </Text>
                  <Text size={12} tone="text3">
                    Row với Cell
                  </Text>
                </Cell>
                <Text flex="none">8,65 tỷ</Text>
              </Row>
            ))}
          </Stack>
        </Card>
      </Grid>
      <Row gap={8} justify="between" phone="stack">
        <Text>Một hàng, trên điện thoại xếp chồng</Text>
        <PlainButton touch tone="teal">
          Nút không khung
        </PlainButton>
        <IconButton aria-label="Thêm">
          <DotsThreeVerticalIcon size={18} />
        </IconButton>
        <IconButton border aria-label="Thêm, có khung">
          <DotsThreeVerticalIcon size={18} />
        </IconButton>
      </Row>
      <Grid columns={[2, 1]} gap={[24, 12]}>
        <Facts>
          <dt>Giá</dt>
          <dd>8,65 tỷ</dd>
          <dt>Diện tích</dt>
          <dd>72 m²</dd>
        </Facts>
        <Row gap={12}>
          <Bone width={52} height={38} />
          <TwoLines>
            <span>Lê Văn Sỹ</span>
            <span>TwoLines, bên trái là Bone</span>
          </TwoLines>
        </Row>
      </Grid>
      <Row height={72}>
        <Pane justify="center" padX={16}>
          Pane
        </Pane>
      </Row>
      <Bar edge="top" justify="end">
        <Text tone="text3" phone="hidden">
          Bar, ẩn trên điện thoại
        </Text>
        <Text weight={500}>Bar</Text>
      </Bar>
    </Stack>
  );
}
