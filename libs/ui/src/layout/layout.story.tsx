import { Bar, Card, Cell, Grid, Row, Stack, Text } from './layout';

export const title = 'Bố cục: Row, Stack, Grid, Card, Cell, Bar, Text';

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
        <Row as="button" type="button" touch>
          <Text tone="teal">Nút không khung</Text>
        </Row>
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
