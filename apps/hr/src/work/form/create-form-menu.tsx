import { commonText } from '@toam/contracts/texts/common';
import { formText } from '@toam/contracts/form/form.text';
import { formScreenText as text } from './form-screen.text';
import { formKinds, type FormKind } from '@toam/domain/work/day-forms';
import { Button, Cell, Dropdown, Row, Stack, Text, useIsPhone } from '@toam/ui/core';
import { BottomDrawer } from '@toam/ui/detail';
import { CaretDownIcon, CaretRightIcon, PlusIcon } from '@toam/ui/icons';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { FormIcon } from './form-icon';

/**
 * 'Tạo mới': the five forms, as a menu or on a phone as a drawer. Mockup 20b.
 * @param isMain false where the screen has a more important button
 */
export function CreateFormMenu({ isMain }: { isMain: boolean }) {
  const type = isMain ? 'primary' : 'default';
  const navigate = useNavigate();
  const [isOpen, open] = useState(false);
  if (useIsPhone())
    return (
      <>
        <Button type={type} size="large" icon={<PlusIcon size={18} />} onClick={() => open(true)}>
          {formText.create}
        </Button>
        {isOpen && <CreateDrawer onClose={() => open(false)} />}
      </>
    );
  const items = formKinds.map((kind) => ({
    key: kind,
    icon: <FormIcon kind={kind} size={32} />,
    label: <Choice kind={kind} />,
    onClick: () => void navigate(paths.newForm(kind)),
  }));
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button type={type} icon={<PlusIcon size={16} />}>
        {formText.create}
        <CaretDownIcon size={14} />
      </Button>
    </Dropdown>
  );
}

const Choice = ({ kind }: { kind: FormKind }) => (
  <Cell as="span" size={13}>
    <Text weight={500}>{formText.kind[kind]}</Text>
    <Text size={12} tone="text2">
      {text.about[kind]}
    </Text>
  </Cell>
);

const CreateDrawer = ({ onClose }: { onClose: () => void }) => (
  <BottomDrawer label={text.createTitle} onClose={onClose}>
    <Text as="h2" padX={16} padY={10} size={16} weight={600}>
      {text.createTitle}
    </Text>
    <Stack as="nav" flex={1} overflow="scroll" aria-label={text.createTitle}>
      {formKinds.map((kind) => (
        <Row as={Link} key={kind} to={paths.newForm(kind)} gap={12} padX={16} padY={10} tone="text" edge="topSoft">
          <FormIcon kind={kind} size={40} />
          <Choice kind={kind} />
          <CaretRightIcon size={16} color="var(--text3)" />
        </Row>
      ))}
    </Stack>
    <Stack padX={16} padY={12}>
      <Button size="large" block onClick={onClose}>
        {commonText.cancel}
      </Button>
    </Stack>
  </BottomDrawer>
);
